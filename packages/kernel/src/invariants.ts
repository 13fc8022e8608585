/** Checks an invariant, given in words. */
export type Must = (holds: boolean, invariant: string) => void;

/** The invariants that do not hold. */
export function brokenInvariants(check: (must: Must) => void): string[] {
  const broken: string[] = [];
  check((holds, invariant) => {
    if (!holds) broken.push(invariant);
  });
  return broken;
}
