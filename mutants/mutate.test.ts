import ts from 'typescript';
import { expect, test } from 'vitest';
import { mutantsOf, withSwitches } from './mutate.ts';

const SOURCE = `
  export type Limit = 3;
  const LIMIT = 3;
  export function within(held: number[], more: number): string {
    const counted: Record<number, string> = { 1: 'one' };
    let said = counted[held.length] ?? 'many';
    if (more > LIMIT) said = 'too many';
    else said += held.some((one) => one === more) ? '!' : '?';
    return said;
  }
`;

/** The source as it runs with one of the mutants, or with none. */
function running(active: number): (held: number[], more: number) => string {
  const { outputText } = ts.transpileModule(withSwitches(SOURCE, mutantsOf('limit.ts', SOURCE, 0)), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: { within?: (held: number[], more: number) => string } = {};
  const either = (id: number, is: string, becomes: string, ...operands: unknown[]) =>
    computed(id === active ? becomes : is, operands);
  const on = Array.from({ length: 40 }, (_, id) => id === active);
  new Function('exports', '__on', '__mutant', '__either', outputText)(
    exported,
    on,
    (id: number) => id === active,
    either,
  );
  return exported.within!;
}

function computed(operation: string, [left, right]: unknown[]): unknown {
  if (operation === 'condition') return Boolean(left);
  if (operation === 'true' || operation === 'false') return operation === 'true';
  return new Function('left', 'right', `return left ${operation} right;`)(left, right);
}

const said = (active: number) => {
  const within = running(active);
  return [within([2], 2), within([2, 3], 2), within([2, 3], 1), within([1], 3), within([], 4)].join(' ');
};

test('with no mutant the switches change nothing', () => {
  expect(said(-1)).toBe('one! many! many? one? too many');
});

test('each mutant changes one thing', () => {
  const mutants = mutantsOf('limit.ts', SOURCE, 0);
  const changes = mutants.map(({ from, to }) => `${from} → ${to}`);
  expect(changes).toEqual([
    '3 → 4',
    "counted[held.length] ?? 'many' → (counted[held.length]) && ('many')",
    'more > LIMIT → true',
    'more > LIMIT → false',
    'more > LIMIT → (more) >= (LIMIT)',
    'more > LIMIT → (more) <= (LIMIT)',
    "said = 'too many'; → ",
    "said += held.some((one) => one === more) ? '!' : '?'; → ",
    "said += held.some((one) => one === more) ? '!' : '?' → said -= (held.some((one) => one === more) ? '!' : '?')",
    'held.some((one) => one === more) → true',
    'held.some((one) => one === more) → false',
    'held.some((one) => one === more) → held.every((one) => one === more)',
    'one === more → (one) !== (more)',
  ]);
  for (const { id, from, to } of mutants) expect(said(id), `${from} → ${to}`).not.toBe(said(-1));
});

test('a mutant is identified by its line and the text of that line', () => {
  const [first] = mutantsOf('limit.ts', SOURCE, 40);
  expect(first).toMatchObject({ id: 40, line: 3, code: 'const LIMIT = 3;', as: 'expression' });
});
