/** The variables that change how tests run and are numbers; CONTRIBUTING.md says what each controls. */
const NUMBERS = [
  'FUZZ_CALLS',
  'FUZZ_SEED',
  'SIGNALBOX_BOARDS',
  'SIGNALBOX_BOOKS',
  'SIGNALBOX_CITATIONS',
  'SIGNALBOX_COLD',
  'SIGNALBOX_OFFERS',
  'SIGNALBOX_ROUND_TRIPS',
  'SIGNALBOX_SEED',
];
const OTHERS = [
  'SIGNALBOX_CUTS',
  'SIGNALBOX_RECORDINGS',
  'SIGNALBOX_SCREENS',
  'SIGNALBOX_WRITE_GAMES',
  'SIGNALBOX_WRITE_STATES',
];
export const VARIABLES = [...NUMBERS, ...OTHERS];

/** The token of the sample player in docs/api; no test reads it. */
const TOKEN = 'SIGNALBOX_TOKEN';

/** Why a variable would not do what is expected of it, so that tests would run as if it were not set; null if all do. */
export function objectionToVariables(env: Readonly<Record<string, string | undefined>>): string | null {
  const given = Object.keys(env).filter((name) => /^(SIGNALBOX|FUZZ)_/.test(name) && name !== TOKEN);
  const unknown = given.find((name) => !VARIABLES.includes(name));
  if (unknown) return `There is no variable ${unknown}. Variables: ${VARIABLES.join(', ')}.`;
  const wrong = given.find((name) => NUMBERS.includes(name) && !/^\d+$/.test(env[name]!));
  return wrong ? `${wrong} must be a whole number, not “${env[wrong]}”.` : null;
}

const objection = objectionToVariables(process.env);
if (objection) throw new Error(objection);
