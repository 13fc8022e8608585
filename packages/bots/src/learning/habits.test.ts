import { random } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { fitted, type Lesson, learnHabits } from './habits.ts';

/** People who like `cheap` things, three times as much as they dislike `far` ones; `noise` means nothing to them. */
function lessons(count: number): Lesson[] {
  const rng = random(1);
  const any = () => rng.below(1_001) / 1_000;
  return Array.from({ length: count }, (_, n) => {
    const figures = Array.from({ length: 6 }, () => ({ cheap: any(), far: any(), noise: any() }));
    const appeal = figures.map(({ cheap, far }) => 6 * cheap - 2 * far);
    const drawn = appeal.map((value) => value - Math.log(-Math.log(any() * 0.998 + 0.001)));
    const chosen = drawn.indexOf(Math.max(...drawn));
    return { kind: 'trade', title: 'T', game: `game ${n % 4}`, figures, chosen, equals: 1 };
  });
}

test('the weights of those who chose are found', () => {
  const weights = fitted(lessons(2_000), 1);
  expect(weights.cheap).toBeCloseTo(6, 0);
  expect(weights.far).toBeCloseTo(-2, 0);
  expect(weights.noise).toBeCloseTo(0, 0);
});

test('a large penalty leaves nothing', () => {
  expect(Math.abs(fitted(lessons(50), 1e6).cheap!)).toBeLessThan(0.05);
});

test('a figure that is the same everywhere gets no weight', () => {
  const constant = lessons(50).map((lesson) => ({
    ...lesson,
    figures: lesson.figures.map((one) => ({ ...one, always: 1 })),
  }));
  expect(fitted(constant, 1).always).toBeCloseTo(0);
});

test('each game is foretold by the others', () => {
  const [{ kind, unseen }] = learnHabits(lessons(400)) as [ReturnType<typeof learnHabits>[number]];
  expect(kind).toBe('trade');
  const { choices, first, firstThree } = unseen.T!;
  expect(choices).toBe(400);
  // The first of six stays the first, so a sixth of the choices is; the best two of the others follow.
  expect(first / choices).toBeLessThan(0.25);
  expect(firstThree / choices).toBeGreaterThan(0.8);
  // Games that contradict each other cannot be foretold.
  const odd = lessons(400).map((lesson, n) => ({ ...lesson, chosen: (lesson.chosen + n) % 6 }));
  expect(learnHabits(odd)[0]!.unseen.T!.firstThree / 400).toBeLessThan(0.65);
});
