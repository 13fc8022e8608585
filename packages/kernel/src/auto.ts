import { type Json, sameJson } from './json.ts';
import type { Pending } from './play.ts';
import type { Cited } from './refusal.ts';
import type { GameState, Seat } from './state.ts';

/** What a player leaves to the table: a kind of auto action that the title has, with its parameters. Plain data. */
export type AutoAction = { readonly kind: string; readonly [parameter: string]: Json | undefined };

/** Why an auto action is over: it has reached its aim, or something came up that the player has to look at. */
export interface AutoEnd {
  readonly ended: 'done' | 'stopped';
  readonly reason: Cited;
}

/** An answer to what the seat is asked; `last`: the aim is reached with it. */
export interface AutoAnswer {
  readonly choice: Json;
  readonly last?: Cited;
}

/** What a seat has seen happen since an auto action was last looked at. Both states are its views. */
export interface Happened<S> {
  readonly before: S;
  readonly after: S;
  readonly seat: Seat;
  /** The seat has done it: nobody else did anything, and it has not just passed. */
  readonly own: boolean;
}

/** A parameter that the player may choose. */
export type AutoField =
  /** Any of these: check boxes. */
  | { readonly type: 'some'; readonly of: readonly string[] }
  | { readonly type: 'one'; readonly of: readonly string[] }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'flag' };

/** Something that can be set now: as it is set if nothing is changed, and what may be changed. */
export interface AutoForm {
  readonly auto: AutoAction;
  readonly fields: Readonly<Record<string, AutoField>>;
}

/**
 * A kind of auto action, as a title defines it. It sees no more than its seat does, and answers with choices that are
 * offered, so it can neither tell a secret nor break a rule. The methods get what fills in a form of this kind.
 */
export interface AutoKind<S extends GameState, A extends AutoAction = AutoAction> {
  readonly kind: string;
  /** Kinds of one scope act in the same place: if one of them stops, the player looks at all of them. */
  readonly scope: string;
  /** What the player can set now, be it their turn or not. */
  readonly forms: (state: S, seat: Seat) => readonly AutoForm[];
  /** Does what happened end it? */
  endedBy(happened: Happened<S>, auto: A): AutoEnd | null;
  /** What it does about a question to its seat; null: nothing, the player is asked. */
  answer(state: S, seat: Seat, auto: A, asked: Pending): AutoAnswer | AutoEnd | null;
}

export function done(why: string, details?: Cited['details']): AutoEnd {
  return { ended: 'done', reason: details === undefined ? { why } : { why, details } };
}

export function stopped(reason: Cited): AutoEnd {
  return { ended: 'stopped', reason };
}

/** Is this the form filled in? */
export function fillsIn({ auto: blank, fields }: AutoForm, auto: AutoAction): boolean {
  const names = new Set([...Object.keys(blank), ...Object.keys(auto)]);
  return [...names].every((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!Object.hasOwn(auto, name)) return false;
    return field
      ? fits(field, auto[name]!)
      : Object.hasOwn(blank, name) && sameJson(auto[name]!, blank[name]!);
  });
}

function fits(field: AutoField, value: Json): boolean {
  switch (field.type) {
    case 'some':
      return (
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((one) => field.of.includes(one as string))
      );
    case 'one':
      return field.of.includes(value as string);
    case 'number':
      return Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max;
    case 'flag':
      return typeof value === 'boolean';
  }
}
