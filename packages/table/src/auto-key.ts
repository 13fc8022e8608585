import type { SetAuto } from '@signalbox/protocol';

/** Which auto action it is: there is one of each kind, and of those about a company or a lot one for each. */
export function autoKey(auto: SetAuto): string {
  const subject = 'company' in auto ? auto.company : 'lot' in auto ? auto.lot : '';
  return `${auto.kind} ${subject}`.trim();
}
