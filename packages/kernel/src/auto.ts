import { type Json, sameJson } from './json.ts';
import type { Pending } from './play.ts';
import type { Cited } from './refusal.ts';
import type { GameState, Seat } from './state.ts';

/** An auto action as plain data: one of the title's kinds, with its parameters. */
export type AutoAction = { readonly kind: string; readonly [parameter: string]: Json | undefined };

/** Why an auto action is over: it is done, or something came up that the player has to decide. */
export interface AutoEnd {
  readonly ended: 'done' | 'stopped';
  readonly reason: Cited;
  /** What takes its place: one that ends by itself, so that they cannot follow each other for ever. */
  readonly next?: AutoAction;
}

/** An answer to the pending decision; with `last`, the auto action is done, for this reason. */
export interface AutoAnswer {
  readonly choice: Json;
  readonly last?: Cited;
}

/** What has happened since an auto action was last checked. Both states are views of its seat. */
export interface Happened<S> {
  readonly before: S;
  readonly after: S;
  readonly seat: Seat;
  /** Only the seat itself has acted, and it did more than pass. */
  readonly own: boolean;
}

/** A parameter that the player may choose. */
export type AutoField =
  /** Any number of these: check boxes. */
  | { readonly type: 'some'; readonly of: readonly string[] }
  | { readonly type: 'one'; readonly of: readonly string[] }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'flag' };

/** An auto action that can be set now, with default values, and the fields that the player may change. */
export interface AutoForm {
  readonly auto: AutoAction;
  readonly fields: Readonly<Record<string, AutoField>>;
}

/**
 * A kind of auto action, as a title defines it. It sees no more than its seat does, and answers with choices that are
 * offered, so it can neither reveal a secret nor break a rule. The methods get auto actions that match one of its forms.
 */
export interface AutoKind<S extends GameState, A extends AutoAction = AutoAction> {
  readonly kind: string;
  /**
   * Kinds with the same scope act in the same round or turn: if one of them stops, all of them do. One without a scope,
   * which serves a company, stops alone.
   */
  readonly scope?: string;
  /** What the player can set now, whether or not it is their turn. */
  readonly forms: (state: S, seat: Seat) => readonly AutoForm[];
  /** Does what happened end it? */
  endedBy(happened: Happened<S>, auto: A): AutoEnd | null;
  /** Its answer to the pending decision, or why it is over; null if the player has to answer. */
  answer(state: S, seat: Seat, auto: A, asked: Pending): AutoAnswer | AutoEnd | null;
}

export function done(why: string, details?: Cited['details']): AutoEnd {
  return { ended: 'done', reason: details === undefined ? { why } : { why, details } };
}

export function stopped(reason: Cited): AutoEnd {
  return { ended: 'stopped', reason };
}

/** Could the player have set this with the form? */
export function matchesForm({ auto: blank, fields }: AutoForm, auto: AutoAction): boolean {
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
