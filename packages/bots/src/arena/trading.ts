import type { GameEvent, Seat } from '@signalbox/kernel';

/** What a bot sold in a game, and what it should rather have kept. */
export interface Trading {
  readonly sharesSold: number;
  readonly sales: number;
  /** Sales after which it bought the same company in the same turn or in its next one. */
  readonly boughtBack: number;
}

export const NO_TRADING: Trading = { sharesSold: 0, sales: 0, boughtBack: 0 };

export function addTrading(a: Trading, b: Trading): Trading {
  return {
    sharesSold: a.sharesSold + b.sharesSold,
    sales: a.sales + b.sales,
    boughtBack: a.boughtBack + b.boughtBack,
  };
}

/** A seat's sales that it could still undo, by company: in which of its turns they were made. */
type Recent = Map<string, number>;

/**
 * Watches a game. Only what a seat sells by a decision at which others sell and buy too counts: a turn lasts until
 * another seat takes the same decision, so operating rounds in between do not separate two turns.
 */
export class TradeWatch {
  private readonly totals = new Map<Seat, Trading>();
  private readonly turns = new Map<string, number>();
  private readonly latest = new Map<string, Seat>();
  private readonly recent = new Map<string, Recent>();

  /** A seat has taken a decision, with these events. */
  see(seat: Seat, decision: string, events: readonly GameEvent[]): void {
    const key = `${seat} ${decision}`;
    if (this.latest.get(decision) !== seat) this.turns.set(key, (this.turns.get(key) ?? 0) + 1);
    this.latest.set(decision, seat);
    for (const event of events) {
      if (actorOf(event) !== seat) continue;
      if (event.type === 'shares-sold') this.sell(seat, key, event);
      else if (event.type === 'share-bought') this.buy(seat, key, event);
    }
  }

  of(seat: Seat): Trading {
    return this.totals.get(seat) ?? NO_TRADING;
  }

  private sell(seat: Seat, key: string, event: GameEvent): void {
    this.add(seat, { sharesSold: Number(event.count), sales: 1, boughtBack: 0 });
    const recent = this.recent.get(key) ?? new Map();
    this.recent.set(key, recent.set(companyIn(event), this.turns.get(key)!));
  }

  private buy(seat: Seat, key: string, event: GameEvent): void {
    const recent = this.recent.get(key);
    const sold = recent?.get(companyIn(event));
    if (sold === undefined) return;
    recent!.delete(companyIn(event));
    if (this.turns.get(key)! - sold <= 1) this.add(seat, { ...NO_TRADING, boughtBack: 1 });
  }

  private add(seat: Seat, more: Trading): void {
    this.totals.set(seat, addTrading(this.of(seat), more));
  }
}

function actorOf(event: GameEvent): unknown {
  return event.seat ?? event.seller ?? event.buyer;
}

function companyIn(event: GameEvent): string {
  return String(event.company ?? event.railroad);
}
