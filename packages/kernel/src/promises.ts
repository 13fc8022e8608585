/** What has to hold, in words. */
export type Must = (holds: boolean, promise: string) => void;

/** The promises that are broken, for a title's invariants. */
export function brokenPromises(check: (must: Must) => void): string[] {
  const broken: string[] = [];
  check((holds, promise) => {
    if (!holds) broken.push(promise);
  });
  return broken;
}
