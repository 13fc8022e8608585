import { describe, expect, it } from 'vitest';
import { act, auctioning, lotsTable } from './testing/lots-table.ts';
import { programmed } from './testing/programs.ts';

const PASS = { decision: 'bid', choice: { pass: true }, until: [], unless: [], times: 50 };

describe('a program', () => {
  it('moves at once where it is the seat’s turn, and chance draws after it', () => {
    const { table } = programmed(['p1'], { decision: 'opening-bid', choice: { bid: 1 } });
    expect(table.log.entries).toMatchObject([{ seat: 'p1', by: 'program' }]);
    expect(table.viewFor('p1').program).toMatchObject({ made: 1 });
    act(table, 'p2', 'opening-bid', { bid: 0 });
    expect(table.log.entries.at(-1)).toMatchObject({ by: 'chance' });
  });

  it('ends with notice when what it waited for has happened', () => {
    const table = auctioning();
    table.setProgram('p2', { ...PASS, until: [{ type: 'sold' }] });
    act(table, 'p1', 'bid', { bid: 1 });
    const { program, notice } = table.viewFor('p2');
    const types = table.log.entries.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types).toContain('sold');
    expect(program).toBeNull();
    expect(notice).toMatchObject({ ended: 'done', reason: { why: 'program/until' } });
  });

  it('is cancelled with notice when its choice is not offered', () => {
    const table = auctioning();
    table.setProgram('p1', { ...PASS, choice: { bid: 99 } });
    expect(table.viewFor('p1')).toMatchObject({ program: null, notice: { ended: 'cancelled' } });
  });

  it('moves no more often than it was told', () => {
    const table = lotsTable(2);
    table.setProgram('p1', { ...PASS, decision: 'opening-bid', choice: { bid: 0 }, times: 1 });
    expect(table.viewFor('p1')).toMatchObject({
      program: null,
      notice: { reason: { why: 'program/times' } },
    });
  });

  it('ends when its owner takes something back', () => {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 3 });
    table.setProgram('p1', PASS);
    expect(table.viewFor('p1').program).not.toBeNull();
    table.undo('p1', 'one');
    expect(table.viewFor('p1').program).toBeNull();
  });
});
