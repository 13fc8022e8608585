import type { Json, Objection } from '@signalbox/kernel';

/** An action in the site's form, before it is numbered. */
export interface Written {
  readonly type: string;
  readonly entity: string | number;
  readonly entity_type: 'player' | 'corporation' | 'company';
  readonly [detail: string]: Json;
}

type Details = Readonly<Record<string, Json>>;

/** Collects what is written. */
export class Pen {
  readonly written: Written[] = [];
  /** What the game did that the site has no counterpart for. */
  objection: Objection | null = null;
  /** Something is yet to be written, because the site wants it in another order. */
  holdsBack = false;
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

  /** A private company. */
  company(symbol: string, type: string, details: Details = {}): void {
    this.write(type, symbol, 'company', details);
  }

  refuse(objection: Objection): void {
    this.objection ??= objection;
  }

  private write(
    type: string,
    entity: string | number,
    entityType: Written['entity_type'],
    details: Details,
  ): void {
    this.written.push({ type, entity, entity_type: entityType, ...details });
  }
}
