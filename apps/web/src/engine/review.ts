import { reviewerFor, seedAt } from '@signalbox/bots/review';
import { CHANCE, seats } from '@signalbox/kernel';
import type { Entry } from '@signalbox/table';
import type { History, MadeAt, Outline, Verdict } from './calls.ts';
import type { LocalTable } from './local-table.ts';
import { keepVerdict, keptVerdicts } from './review-store.ts';
import { Thinker } from './thinking/thinker.ts';

/** The maximum number of points in the chart of chances. */
const MAX_POINTS = 160;

/** The review of one finished game. */
export class GameReview {
  private readonly id: string;
  private readonly table: LocalTable;
  private readonly standing: readonly Entry[];
  // A separate one, so that a review does not keep bots or hints waiting.
  private readonly thinker = new Thinker();

  constructor(id: string, table: LocalTable) {
    this.id = id;
    this.table = table;
    this.standing = table.standing;
  }

  async outline(): Promise<Outline> {
    const { themes, chances } = await reviewerFor(this.table.title);
    const players = seats(this.table.info().seats.length);
    const at = this.sampled();
    const all = this.standing.length;
    const points = at.map((actions) => chances(this.stateAfter(actions), players, 1 - actions / all));
    const series: History['series'] = players.map((seat) => ({
      id: seat,
      kind: 'chance',
      points: points.map((one) => one[seat]!),
    }));
    return { chances: { at, series }, themes, choices: await this.choices() };
  }

  async judge(at: number): Promise<Verdict> {
    const { position, seat, choice, events } = this.standing[at]!;
    const next = this.standing[at + 1];
    const answer = next && next.seat !== seat ? next.events : [];
    const judgement = await this.thinker.judge({
      title: this.table.title.id,
      state: this.stateAfter(at),
      seat,
      choice,
      happened: [...events, ...answer],
      seed: seedAt(at),
    });
    const verdict: Verdict = { judgement };
    await keepVerdict(this.id, position, verdict);
    return verdict;
  }

  private async choices(): Promise<MadeAt[]> {
    const known = await keptVerdicts(this.id);
    return this.standing.flatMap(({ position, seat, choice }, at) =>
      seat === CHANCE ? [] : [{ at, seat, choice, verdict: known.get(position) ?? null }],
    );
  }

  private sampled(): number[] {
    const all = this.standing.length;
    const step = Math.max(1, Math.ceil(all / MAX_POINTS));
    return Array.from({ length: all + 1 }, (_, i) => i).filter((i) => i % step === 0 || i === all);
  }

  /** The state after this number of actions, without those that were undone. */
  private stateAfter(actions: number) {
    return this.table.stateAt(actions === 0 ? 0 : this.standing[actions - 1]!.position);
  }
}
