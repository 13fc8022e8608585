import type { SetAuto } from '@signalbox/protocol';

/** Identifies an auto action: a seat has one of each kind, or one per company or lot if the kind refers to one. */
export function autoKey(auto: SetAuto): string {
  const subject = 'company' in auto ? auto.company : 'lot' in auto ? auto.lot : '';
  return `${auto.kind} ${subject}`.trim();
}
