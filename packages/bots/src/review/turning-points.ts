import { type GameState, sameJson } from '@signalbox/kernel';
import { type Heuristics, THEMES, type Theme } from '../heuristics.ts';
import type { Judgement } from './judge.ts';

/** A judged choice, and the number of actions before it. */
export interface Judged {
  readonly at: number;
  readonly judgement: Judgement;
}

/** How many turning points are shown first. */
export const TURNING_POINTS = 5;

/** A choice is called a mistake only if luck does not explain the difference. */
export function isMistake({ chance }: Judgement): boolean {
  return chance !== null && chance.high < 0;
}

/**
 * The mistakes; the one that certainly cost the most chance of winning comes first, not one that perhaps cost more. Of
 * choices that belong together only the worst counts.
 */
export function turningPoints(judged: readonly Judged[]): Judged[] {
  const cost = ({ judgement }: Judged) => judgement.chance!.high;
  const worst: Judged[] = [];
  let before: Judged | null = null;
  for (const one of judged.toSorted((a, b) => a.at - b.at)) {
    if (isMistake(one.judgement)) {
      if (!before || !belongTogether(before, one)) worst.push(one);
      else if (cost(one) < cost(worst.at(-1)!)) worst[worst.length - 1] = one;
    }
    before = isMistake(one.judgement) ? one : null;
  }
  return worst.sort((a, b) => cost(a) - cost(b));
}

/** Choices that a player made one after another, as in one turn; or the same mistake again, as in one auction. */
function belongTogether(before: Judged, after: Judged): boolean {
  const [a, b] = [before.judgement, after.judgement];
  return (
    after.at === before.at + 1 || (a.decision === b.decision && sameJson(a.better!.choice, b.better!.choice))
  );
}

export interface ThemeSummary {
  readonly theme: Theme;
  readonly decisions: number;
  readonly mistakes: number;
  /** The chance of winning that all mistakes together cost. */
  readonly lost: number;
}

/** The theme of each decision. */
export type DecisionThemes = Readonly<Record<string, Theme>>;

export function themesIn<S extends GameState>({ review }: Heuristics<S>): DecisionThemes {
  return Object.fromEntries(
    THEMES.flatMap((theme) => (review.themes[theme] ?? []).map(({ name }) => [name, theme])),
  );
}

/** The judgements by theme; decisions without a theme are not counted. */
export function byTheme(themes: DecisionThemes, judged: readonly Judged[]): ThemeSummary[] {
  return THEMES.map((theme) => {
    const all = judged.filter(({ judgement }) => themes[judgement.decision] === theme);
    const mistakes = all.filter(({ judgement }) => isMistake(judgement));
    const lost = mistakes.reduce((sum, { judgement }) => sum - judgement.chance!.mean, 0);
    return { theme, decisions: all.length, mistakes: mistakes.length, lost };
  });
}
