import { type Json, type Objection, objection } from '@signalbox/kernel';

/** An action in the site's format, before it gets its number. */
export interface Written {
  readonly type: string;
  readonly entity: string | number;
  readonly entity_type: 'player' | 'corporation' | 'company';
  readonly [detail: string]: Json;
}

type Details = Readonly<Record<string, Json>>;

/** Collects the written actions. */
export class ActionWriter {
  readonly written: Written[] = [];
  /** Something in the game that the site has no counterpart for. */
  objection: Objection | null = null;
  /** The entry of our log that is being written. */
  entry = 0;
  /** The host who made that entry for another player. */
  madeBy: string | null = null;
  /** Actions that the site took automatically. */
  readonly carried: Written[] = [];
  private readonly idOf: (seat: string) => number;

  constructor(idOf: (seat: string) => number) {
    this.idOf = idOf;
  }

  player(seat: string, type: string, details: Details = {}): void {
    this.write(type, this.idOf(seat), 'player', details);
  }

  corporation(symbol: string, type: string, details: Details = {}): void {
    this.write(type, symbol, 'corporation', details);
  }

  /** A shareholder: a player, or a company by its symbol. */
  holder(symbol: string | null, seat: string, type: string, details: Details = {}): void {
    if (symbol === null) this.player(seat, type, details);
    else this.corporation(symbol, type, details);
  }

  /** An entity that may be a player, a company or a private, by seat or symbol. */
  as(kind: Written['entity_type'], name: string, type: string, details: Details = {}): void {
    this.write(type, kind === 'player' ? this.idOf(name) : name, kind, details);
  }

  /** A private company. */
  company(symbol: string, type: string, details: Details = {}): void {
    this.write(type, symbol, 'company', details);
  }

  /** An action that the site takes automatically after the one written last. */
  automatic(symbol: string, type: string, details: Details = {}): void {
    const last = this.written.at(-1)!;
    const carried = [...((last.auto_actions as Json[] | undefined) ?? [])];
    const action: Written = { type, entity: symbol, entity_type: 'corporation', ...details };
    carried.push(action);
    this.written[this.written.length - 1] = { ...last, auto_actions: carried };
    this.carried.push(action);
  }

  refuse(why: string, details: Details): void {
    this.objection ??= objection(why, { entry: this.entry, ...details });
  }

  private write(
    type: string,
    entity: string | number,
    entityType: Written['entity_type'],
    details: Details,
  ): void {
    // The site names who acted for another player.
    const user = this.madeBy === null ? {} : { user: this.idOf(this.madeBy) };
    this.written.push({ type, entity, entity_type: entityType, ...details, ...user });
  }
}
