import {
  type ANY_STYLE,
  hasStyles,
  isLevel,
  type Level,
  newcomerLevel,
  type Style,
  type WantedBot,
} from '@signalbox/bots/levels';
import type { Language } from '@signalbox/kernel';
import type { Verdict } from '@signalbox/lessons';
import type { Streak } from '@signalbox/lessons/puzzles/catalogue.ts';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The pause after a bot's move, in milliseconds. */
export const PACES = { slow: 1200, normal: 450, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export const CONFIRMS = ['deals', 'all', 'none'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** The colours of tiles; `distinct` is for people who cannot tell red from green. */
export const TILE_COLOURS = ['standard', 'vivid', 'distinct'] as const;
export type TileColours = (typeof TILE_COLOURS)[number];

/** The colours of players, in the order of seats. Charts draw them with dashes too, so that nobody depends on them. */
export const PLAYER_COLOURS = {
  green: '#0f6b50',
  orange: '#b3441e',
  blue: '#2257b0',
  purple: '#8a2fb5',
  ochre: '#8a6d00',
  grey: '#3d4a44',
  crimson: '#a3195b',
  teal: '#0c7489',
} as const;
type PlayerColour = keyof typeof PLAYER_COLOURS;

/** The colour in which players see themselves: that of their seat, or always the same. */
export type OwnColour = 'seat' | PlayerColour;
export const OWN_COLOURS: readonly OwnColour[] = ['seat', ...(Object.keys(PLAYER_COLOURS) as PlayerColour[])];

/** When sounds are played; `live`: at tables with a running clock. */
export const SOUNDS = ['live', 'always', 'never'] as const;
export type Sounds = (typeof SOUNDS)[number];

/** What takes the large area of a table. */
export type Stage = 'exchange' | 'map';

/** How a phone shows companies: each on a card, or in one line that opens its card. */
export type Companies = 'cards' | 'lines';

/** What takes the large area: what the question is about, or always the same. */
export const LAYOUTS = ['question', 'exchange', 'map'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: Pace;
  readonly sounds: Sounds;
  readonly coordinates: boolean;
  readonly tiles: TileColours;
  readonly ownColour: OwnColour;
  /** Are the values of cities and towns written on the map? */
  readonly revenues: boolean;
  /** What is shown with its consequences and confirmed before it is done. */
  readonly confirm: Confirm;
  readonly layout: Layout;
  readonly companies: Companies;
  /** What takes the large area, by title and decision, if the player has changed it. */
  readonly stages: Readonly<Record<string, Stage>>;
  /** The level of the bots of a new table, by title, if one was chosen. */
  readonly levels: Readonly<Record<string, Level>>;
  /** The level that was chosen before it was remembered by title; null if none was. */
  readonly level: Level | null;
  /** The style of the bots of a new table; `any` is drawn for each bot. */
  readonly botStyle: Style | typeof ANY_STYLE | null;
  /** Barons may think for longer at a new table. */
  readonly patient: boolean;
  /** The player's name at tables on this device. */
  readonly name: string;
  /** The best verdict on each lesson and puzzle, by title and id. */
  readonly lessons: Readonly<Record<string, Verdict>>;
  /** Notes of guided games that were put away. */
  readonly notes: readonly string[];
  /** Puzzles of the day that were solved one day after the other. */
  readonly streak: Streak | null;
}

const KEY = 'signalbox.settings';

function initial(): Settings {
  // Screens are tested without a browser too.
  const language = globalThis.navigator?.language.startsWith('ja') ? 'ja' : 'en';
  const defaults: Settings = {
    language,
    theme: 'system',
    pace: 'normal',
    sounds: 'live',
    coordinates: true,
    tiles: 'standard',
    ownColour: 'seat',
    revenues: true,
    confirm: 'deals',
    layout: 'question',
    companies: 'cards',
    stages: {},
    levels: {},
    level: null,
    botStyle: null,
    patient: false,
    name: '',
    lessons: {},
    notes: [],
    streak: null,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...defaults, ...stored, sounds: soundsFrom(stored.sounds), level: levelFrom(stored.level) };
  } catch {
    return defaults;
  }
}

/** There used to be one level for all titles; conductors were the default, so nobody need have chosen them. */
function levelFrom(stored: unknown): Level | null {
  return typeof stored === 'string' && isLevel(stored) && stored !== 'conductor' ? stored : null;
}

/** The level of the bots at a new table of this title. */
export function levelFor({ levels, level }: Settings, title: string): Level {
  return levels[title] ?? level ?? newcomerLevel(title);
}

/** The bots at a new table of this title. */
export function botFor(settings: Settings, title: string): WantedBot {
  const level = levelFor(settings, title);
  const { botStyle } = settings;
  return botStyle !== null && hasStyles(level) ? `${level}:${botStyle}` : level;
}

/** Sounds used to be simply on or off, with off as the default. */
function soundsFrom(stored: unknown): Sounds {
  if (stored === true) return 'always';
  return SOUNDS.find((sounds) => sounds === stored) ?? 'live';
}

let settings: Settings = initial();
const listeners = new Set<() => void>();

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(KEY, JSON.stringify(settings));
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

// Settings changed in another tab apply here too, and are not overwritten by the next change in this one.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== KEY) return;
  settings = initial();
  tellListeners();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    subscribe,
    () => settings,
    () => settings,
  );
}
