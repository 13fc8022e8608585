import { chooseFor } from '@signalbox/bots/choose-for';
import { type Action, type GameState, pending, type Title, view } from '@signalbox/kernel';
import { LEARNER, type Lesson } from './lesson.ts';

/** Work instead of time, and a fixed seed: a lesson leads to the same result on every device. */
const THINKING = { level: 'apprentice', nodes: 300, seed: 1 } as const;

/**
 * What the others do in this position, and while a lesson is played on the learner too: what its script says, or what an
 * apprentice would do. Null if it is the learner's turn, or nobody's.
 */
export async function reply<S extends GameState>(
  title: Title<S>,
  lesson: Lesson<S>,
  state: S,
  playsOn: boolean,
): Promise<Action | null> {
  const waiting = pending(title, state);
  const seat = waiting?.seats.find((one) => playsOn || one !== LEARNER);
  if (!waiting || seat === undefined) return null;
  const { decision } = waiting;
  const scripted = lesson.script?.(state, seat, decision) ?? null;
  if (scripted !== null) return { seat, decision, choice: scripted };
  const { choice } = await chooseFor(title, view(title, state, seat), seat, waiting, THINKING);
  return { seat, decision, choice };
}
