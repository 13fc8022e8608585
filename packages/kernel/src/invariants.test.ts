import { expect, test } from 'vitest';
import { brokenInvariants } from './invariants.ts';

test('the invariants that do not hold are named, in their order', () => {
  const broken = brokenInvariants((must) => {
    must(true, 'money is conserved');
    must(false, 'nobody owes anything');
    must(false, 'there is one president');
  });
  expect(broken).toEqual(['nobody owes anything', 'there is one president']);
});
