import type { Json } from '@signalbox/kernel';

/** What a parameter stands for: `fromHex` names a hex, `hexes` several. */
function kindsOf(parameter: string): string[] {
  const last = /[A-Z][a-z]+$/.exec(parameter)?.[0].toLowerCase();
  return last ? [parameter, last] : [parameter];
}

const PLACE = /^([A-Z]{1,2}\d{1,2})[./]\d+$/;
const TRAIN = /^(\d+(?:\+\d+)?E?)-\d+$/;

/**
 * An id without its serial number. Nodes (`I5.0`), sides (`I5/3`) and trains (`3+2-1`) are numbered so that code can
 * tell them apart; readers see the hex and the kind of train.
 */
export function withoutSerial(id: string): string {
  return (PLACE.exec(id) ?? TRAIN.exec(id))?.[1] ?? id;
}

/** The keys under which the name of a value may stand in a catalogue, the most particular first. */
export function nameKeys(parameter: string, value: string): string[] {
  const id = withoutSerial(value);
  return [
    ...kindsOf(parameter).flatMap((kind) => [`${kind}/${value}`, `${kind}/${id}`]),
    `hex/${id}`,
    `company/${id}`,
  ];
}

export function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
