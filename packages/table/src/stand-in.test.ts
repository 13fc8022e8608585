import { list } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { objectionToStandingIn, offerForStandIn } from './stand-in.ts';
import { act, auctioning, lotsTable } from './testing/lots-table.ts';
import { redoRight, undoRight } from './undo.ts';

/** p2 is the host; p1 is asked to bid openly. */
const hosted = (changes: Partial<Game> = {}) => auctioning({ standIn: 'p2', ...changes });

describe('a host who may act for others', () => {
  it('gets the offer of the seat that is asked, and nobody else gets it', () => {
    const { game } = hosted();
    expect(offerForStandIn(game, 'p2')).toMatchObject({ seat: 'p1', offer: { kind: 'either' } });
    expect(offerForStandIn(game, 'p1')).toBeNull();
    expect(offerForStandIn({ ...game, standIn: null }, 'p2')).toBeNull();
  });

  it('gets none of their own, of bots and after the game', () => {
    const table = hosted();
    act(table, 'p1', 'bid', { bid: 1 });
    expect(offerForStandIn(table.game, 'p2')).toBeNull();
    const { game } = hosted();
    const seats = game.seats.map((one) => ({ ...one, bot: one.seat === 'p1' ? 'random' : null }));
    expect(objectionToStandingIn({ ...game, seats }, 'p2', 'p1')).toBe('bot-plays');
    expect(offerForStandIn({ ...game, seats }, 'p2')).toBeNull();
    expect(objectionToStandingIn({ ...game, status: 'finished' }, 'p2', 'p1')).toBe('game-over');
    expect(offerForStandIn({ ...game, status: 'finished' }, 'p2')).toBeNull();
  });

  it('does not act for others once a bot has taken over the host’s own seat', () => {
    const { game } = hosted();
    const seats = game.seats.map((one) => ({ ...one, bot: one.seat === 'p2' ? 'random' : null }));
    expect(objectionToStandingIn({ ...game, seats }, 'p2', 'p1')).toBe('own-seat-only');
    expect(offerForStandIn({ ...game, seats }, 'p2')).toBeNull();
  });

  it('makes no secret choices for others, also not the last one', () => {
    const table = lotsTable(2, { standIn: 'p2' });
    expect(objectionToStandingIn(table.game, 'p2', 'p1')).toBe('secret-choice');
    act(table, 'p2', 'opening-bid', { bid: 1 });
    expect(objectionToStandingIn(table.game, 'p2', 'p1')).toBe('secret-choice');
    expect(offerForStandIn(table.game, 'p2')).toBeNull();
  });

  it('does not act for a player who sees more than the others', () => {
    const { game } = hosted();
    const view = (state: object, seat: string | null) => (seat === 'p1' ? state : { ...state, bag: [] });
    const title = { ...game.title, view } as unknown as Game['title'];
    expect(objectionToStandingIn({ ...game, title }, 'p2', 'p1')).toBe('secret-choice');
    expect(offerForStandIn({ ...game, title }, 'p2')).toBeNull();
  });

  it('asks the rules for the offer of the seat, not of the host', () => {
    const { game } = hosted();
    const offerTo = (seat: string) => list([`for ${seat}`]);
    const waiting = { ...game.waiting!, offerTo };
    expect(offerForStandIn({ ...game, waiting }, 'p2')!.offer).toMatchObject({ choices: ['for p1'] });
  });

  it('can undo what they did for a player, and so can that player', () => {
    const table = hosted();
    const move = { seat: 'p1', decision: 'bid', choice: { bid: 1 }, madeBy: 'p2' };
    expect(table.act(move, 'person')).toBeNull();
    expect(table.standing.at(-1)).toMatchObject({ seat: 'p1', by: 'person', madeBy: 'p2' });
    const last = [table.position];
    expect(undoRight(table.game, 'p1')).toEqual({ seat: 'p1', takesBack: last, freely: true });
    expect(undoRight(table.game, 'p2')).toEqual({ seat: 'p2', takesBack: last, freely: true });
    table.undo('p2', 'one');
    expect(redoRight(table.game, 'p2')).toEqual(last);
    expect(redoRight(table.game, 'p1')).toBeNull();
  });

  it('needs consent for it as soon as somebody else has acted', () => {
    const table = auctioning({ standIn: 'p1' });
    act(table, 'p1', 'bid', { bid: 1 });
    table.act({ seat: 'p2', decision: 'bid', choice: { bid: 2 }, madeBy: 'p1' }, 'person');
    act(table, 'p1', 'bid', { bid: 3 });
    expect(undoRight(table.game, 'p2')!.freely).toBe(false);
    // For the host all three are their own.
    expect(undoRight(table.game, 'p1', 'turn')).toMatchObject({ freely: true });
    expect(undoRight(table.game, 'p1', 'turn')!.takesBack).toHaveLength(3);
  });
});
