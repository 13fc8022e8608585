import { decodeOptions } from './options.ts';
import { objection, type Refusal, refusal } from './refusal.ts';
import type { GameState } from './state.ts';
import type { Setup, Title } from './title.ts';

/** Completes the chosen options with the defaults, or says why the title cannot be played with them. */
export function decodeSetup<S extends GameState>(
  title: Title<S>,
  input: { readonly players: unknown; readonly options?: unknown },
): { readonly ok: true; readonly setup: Setup } | Refusal {
  const { players } = input;
  const [min, max] = title.players;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max) {
    return refusal(objection('player-count', { min, max }), null);
  }
  const decoded = decodeOptions(title.options, players, input.options);
  return decoded.ok ? { ok: true, setup: { players, options: decoded.options } } : decoded;
}

/** The same for a table that people open: options of imported games are refused. */
export function decodeTableSetup<S extends GameState>(
  title: Title<S>,
  input: { readonly players: unknown; readonly options?: unknown },
): { readonly ok: true; readonly setup: Setup } | Refusal {
  const decoded = decodeSetup(title, input);
  if (!decoded.ok) return decoded;
  const imported = Object.entries(title.options).find(
    ([name, spec]) => spec.importOnly && decoded.setup.options[name] !== spec.default,
  );
  if (!imported) return decoded;
  const [option, { rule }] = imported;
  return refusal(objection('option-import-only', { option }), rule);
}
