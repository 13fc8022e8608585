import type { GameEvent, GameState, Json } from '@signalbox/kernel';
import * as z from 'zod';
import { boundedJson, serverText } from './bounds.ts';

// Checked by the engine itself: only its type is known here.
/** From a client: limited in depth and size. */
export const sentJson = boundedJson as z.ZodType<Json>;
export const json = z.unknown() as z.ZodType<Json>;
export const gameState = z.unknown() as z.ZodType<GameState>;
export const gameEvent = z.object({ type: serverText(64) }).loose() as z.ZodType<GameEvent>;
