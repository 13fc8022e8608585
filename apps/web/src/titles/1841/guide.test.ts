import { expect, it } from 'vitest';
import { PLANS } from './guide.ts';

it.each(PLANS.map((plan) => [plan.procedure.name, plan] as const))(
  'the steps shown of %s are steps of the procedure',
  (_, { procedure, steps }) => {
    const labels = steps.flatMap(([, ...all]) => all);
    expect(labels.filter((label) => !procedure.labels.has(label))).toEqual([]);
  },
);
