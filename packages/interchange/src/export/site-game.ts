import type { Written } from './action-writer.ts';

/** A game in the format of 18xx.games, to be opened there as a hotseat game. */
export interface SiteGame {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** In seat order. */
  readonly players: readonly { readonly id: number; readonly name: string }[];
  readonly min_players: number;
  readonly max_players: number;
  readonly mode: 'hotseat';
  readonly user: { readonly id: 0; readonly name: 'You' };
  readonly settings: {
    readonly seed: number;
    readonly optional_rules: readonly string[];
    readonly player_order: null;
  };
  readonly status: 'active' | 'finished';
  readonly game_end_reason?: string;
  /** Each player's worth, once the game is over. */
  readonly result: Readonly<Record<string, number>>;
  readonly actions: readonly (Written & { readonly id: number; readonly created_at: number })[];
  readonly created_at: number;
  readonly updated_at: number;
  readonly finished_at?: number;
  readonly loaded: true;
}
