import type { Messages } from '@signalbox/kernel';

/** What a bot does, as advice to a player. */
const IMPERATIVES: Readonly<Record<string, string>> = {
  accepts: 'Accept',
  adds: 'Add',
  agrees: 'Agree',
  bids: 'Bid',
  brings: 'Bring',
  buys: 'Buy',
  cashes: 'Cash',
  chooses: 'Choose',
  converts: 'Convert',
  declares: 'Declare',
  declines: 'Decline',
  discards: 'Discard',
  'does not': 'Do not',
  exchanges: 'Exchange',
  founds: 'Found',
  gives: 'Give',
  keeps: 'Keep',
  lays: 'Lay',
  leaves: 'Leave',
  merges: 'Merge',
  offers: 'Offer',
  pays: 'Pay',
  places: 'Place',
  plays: 'Play',
  puts: 'Put',
  raises: 'Raise',
  rounds: 'Round',
  runs: 'Run',
  sells: 'Sell',
  starts: 'Start',
  takes: 'Take',
  withholds: 'Withhold',
};

const VERB = new RegExp(`^(${Object.keys(IMPERATIVES).join('|')})\\b`);

/** What is advised stands above its reason, and a pass may be called the end of a step there. */
const PASSING = { en: /^passes: /, ja: /^パスします。/ };

/** A sentence about a company needs no change, and Japanese names no subject. */
function asAdvice({ en, ja }: Messages[string]): Messages[string] {
  if (PASSING.en.test(en)) {
    const why = en.replace(PASSING.en, '');
    return { en: why[0]!.toUpperCase() + why.slice(1), ja: ja.replace(PASSING.ja, '') };
  }
  const told = en.replace(VERB, (verb) => IMPERATIVES[verb]!).replace(/\bown shares\b/, 'your shares');
  return { en: told, ja };
}

/** The key under which a bot's reason is said to a player who might act on it. */
export function adviceKey(reason: string): string {
  return reason.replace(/^bot\//, 'advice/');
}

/** Reasons as advice, such as `advice/rail/buy` for `bot/rail/buy`. */
export function adviceFor(reasons: Messages): Messages {
  return Object.fromEntries(Object.entries(reasons).map(([key, text]) => [adviceKey(key), asAdvice(text)]));
}
