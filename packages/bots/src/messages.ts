import type { AnyTitle, Messages } from '@signalbox/kernel';
import { COUNT_NOW } from '@signalbox/rails';
import { adviceFor } from './advice.ts';
import { RAILWAY_REASONS } from './railways/messages.ts';
import { EIGHTEEN_FL_REASONS } from './titles/18fl/messages.ts';
import { EIGHTEEN_FORTY_ONE_REASONS } from './titles/1841/messages.ts';
import { EIGHTEEN_SIXTY_REASONS } from './titles/1860/messages.ts';
import { UNION_STATION_REASONS } from './titles/union-station/messages.ts';

const GENERAL: Messages = {
  'bot/random': { en: 'chooses at random', ja: '無作為に選びます' },
  'bot/tried-out': { en: 'tried out the possible choices', ja: '可能な手を試しました' },
};

const GENERAL_ADVICE: Messages = {
  'advice/random': { en: 'Chosen at random', ja: '無作為に選んだ手です' },
  'advice/tried-out': { en: 'Best of the choices that were tried out', ja: '試した手の中で最善です' },
};

/** What a bot says about the game. */
const REMARKS: Messages = {
  'bot/lost': {
    en: '{seat}: I do not expect to win any more.',
    ja: '{seat}：もう勝てそうにありません。',
  },
  'bot/lost-agrees': {
    en: '{seat}: I do not expect to win any more. If everybody wants to end the game, I agree.',
    ja: '{seat}：もう勝てそうにありません。全員がゲームの終了を望むなら、同意します。',
  },
};

/** What a bot says that cannot win any more; where players can be asked to end the game, it would agree. */
export function lostRemark({ decisions }: Pick<AnyTitle, 'decisions'>): string {
  return decisions.has(COUNT_NOW) ? 'bot/lost-agrees' : 'bot/lost';
}

/** What a search adds to an explanation. */
const TAIL = {
  en: '{samples, plural, =0 {} other { (best in {samples, plural, one {# simulated game} other {# simulated games}}{lead, plural, =0 {} other {, by {lead, number, money}}})}}.',
  ja: '{samples, plural, =0 {} other {（#回の試行で最善{lead, plural, =0 {} other {、次点との差{lead, number, money}}}）}}。',
};

function withTail(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, { en, ja }]) => [key, { en: en + TAIL.en, ja: ja + TAIL.ja }]),
  );
}

const REASONS: Messages = {
  ...RAILWAY_REASONS,
  ...EIGHTEEN_FL_REASONS,
  ...EIGHTEEN_FORTY_ONE_REASONS,
  ...EIGHTEEN_SIXTY_REASONS,
  ...UNION_STATION_REASONS,
};

/** Sentences for remarks, explanations and advice; names of things (`railroad/PRR`, `company/FEC`) are in the titles' own messages. */
export const BOT_MESSAGES: Messages = {
  ...REMARKS,
  ...withTail({ ...GENERAL, ...REASONS, ...GENERAL_ADVICE, ...adviceFor(REASONS) }),
};
