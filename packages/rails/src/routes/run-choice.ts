import type { Json } from '@signalbox/kernel';
import type { Run } from './query.ts';

/** Routes as a player states them: the path of each train, and where it runs through without stopping. */
export type RunChoice = {
  readonly routes: readonly {
    readonly train: string;
    readonly path: readonly string[];
    readonly passed?: readonly string[];
  }[];
};

export function runChoice({ routes }: Run): RunChoice {
  return {
    routes: routes.map(({ train, path, passed }) => (passed ? { train, path, passed } : { train, path })),
  };
}

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStrings = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function isRunChoice(choice: Json): choice is RunChoice {
  if (!isRecord(choice) || !Array.isArray(choice.routes) || Object.keys(choice).length !== 1) return false;
  return (choice.routes as Json[]).every((route) => {
    if (!isRecord(route)) return false;
    const { train, path, passed, ...rest } = route;
    return (
      typeof train === 'string' &&
      isStrings(path) &&
      (passed === undefined || isStrings(passed)) &&
      Object.keys(rest).length === 0
    );
  });
}
