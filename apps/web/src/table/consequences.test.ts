import {
  type Action,
  type AnyTitle,
  firstChoices,
  type GameState,
  type Json,
  PASS,
  pending,
  play,
} from '@signalbox/kernel';
import { moveShares, setPresident } from '@signalbox/rails';
import { outlookOf } from '@signalbox/table/outlook.ts';
import { eighteenFL, eighteenFortyOne, eighteenSixty } from '@signalbox/titles';
import { startCompany } from '@signalbox/titles/18fl/founding.ts';
import {
  company,
  newTable,
  operate,
  phase,
  play as play18FL,
  table,
} from '@signalbox/titles/18fl/position.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import { stockTurn } from '@signalbox/titles/1841/testing/table.ts';
import { play as play1860 } from '@signalbox/titles/1860/positions/play.ts';
import { newTable as opening1860 } from '@signalbox/titles/1860/positions/position.ts';
import { position } from '@signalbox/titles/union-station/position.ts';
import { describe, expect, test } from 'vitest';
import { beforeMerger, beforeSecession, inNeed } from '../../../../e2e/prepared/positions-1841.ts';
import { loadPresentation } from '../titles/index.ts';
import {
  allChangesBetween,
  type Change,
  changesBetween,
  closedBetween,
  comingAnyway,
  keptPriceAndTokens,
  keptPrices,
} from './consequences.ts';
import { beforeNextRound } from './PreviewText.tsx';

const title = eighteenFortyOne as AnyTitle;

/** The first choice at this moment that contains a text. */
function actionWith(state: GameState, text: string): Action {
  const { seats, decision, offerTo } = pending(title, state)!;
  const seat = seats[0]!;
  const choice = firstChoices(offerTo(seat), 500).find((one: Json) => JSON.stringify(one).includes(text))!;
  return { seat, decision, choice };
}

async function changesOf(state: GameState, text: string) {
  const action = actionWith(state, text);
  const outlook = outlookOf(title, state, action)!;
  const presentation = (await loadPresentation('1841'))!;
  const changes = allChangesBetween(presentation, action.seat, state, outlook.view);
  return {
    outlook,
    said: changes.map(({ what, of, holder, before, after }) =>
      [what, of, holder ?? '', before, after].join(' '),
    ),
  };
}

test('a conversion of 18FL shows what a share is of the company afterwards', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const state = table(2);
  phase(state, '3');
  company(state, 'SR', { trains: ['3'], held: { p1: 3 } });
  operate(state, 'convert');
  const before = structuredClone(state);
  play18FL(state, 'convert');
  const changes = changesBetween(presentation, 'p1', before, state);
  expect(changes).toContainEqual({ what: 'share', of: 'SR', before: 0.6, after: 0.3 });
  expect(changes.map(({ what, of }) => `${what} ${of}`)).toContain('treasury SR');
  expect(changes).toContainEqual({ what: 'train-limit', of: 'SR', before: 2, after: 4 });
});

test('a start in 18FL shows how many trains the company may own, if its size is chosen with it', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const limits = (at: '3' | '4' | '5', size: 5 | 10, sizeAfterPrice = false) => {
    const state = table(2, { sizeAfterPrice });
    phase(state, at);
    state.cash.p1 = 400;
    const after = structuredClone(state);
    startCompany(after, 'p1', { do: 'start', company: 'SAL', price: 100, size });
    return changesBetween(presentation, 'p1', state, after).filter(({ what }) => what === 'train-limit');
  };
  expect(limits('4', 5)).toEqual([{ what: 'train-limit', of: 'SAL', before: null, after: 1 }]);
  expect(limits('4', 10)).toEqual([{ what: 'train-limit', of: 'SAL', before: null, after: 3 }]);
  expect([...limits('3', 5), ...limits('5', 10)]).toEqual([]);
  expect(limits('4', 5, true)).toEqual([]);
});

test('the first 5 in 18FL shows the train limits of five-share companies, and none of companies not started', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const state = table(2);
  phase(state, '4');
  state.depot = [0, 0, 0, 2, null];
  company(state, 'SR', { size: 10, held: { p1: 5 }, cash: 500 });
  company(state, 'ACL', { size: 5, trains: ['4'], held: { p2: 3 } });
  operate(state, 'buy-train');
  const before = structuredClone(state);
  play18FL(state, { do: 'buy', train: '5', from: 'bank' });
  const changes = changesBetween(presentation, 'p1', before, state);
  expect(changes.filter(({ what }) => what === 'train-limit')).toEqual([
    { what: 'train-limit', of: 'ACL', before: 1, after: 2 },
  ]);
});

test('a purchase shows which trains of other companies rust', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const state = table(2);
  phase(state, '3');
  state.depot = [0, 0, 3, 2, null];
  company(state, 'SR', { trains: ['3'], held: { p1: 3 }, cash: 500 });
  company(state, 'ACL', { trains: ['2', '2'], held: { p2: 3 } });
  operate(state, 'buy-train');
  const before = structuredClone(state);
  play18FL(state, { do: 'buy', train: '4', from: 'bank' });
  const changes = changesBetween(presentation, 'p1', before, state);
  expect(changes).toContainEqual({ what: 'trains', of: 'ACL', before: '2, 2', after: '' });
});

describe('the outlook of 1841', () => {
  test('of a new company the treasury is shown before its tokens, which cost what its home makes them cost', async () => {
    const presentation = (await loadPresentation('1841'))!;
    const state = beforeSecession() as State;
    state.concessions = { SFTC: 'p1' };
    stockTurn(state);
    const said = (company: string) => {
      const action = actionWith(state, `{"do":"found","company":"${company}","price":144}`);
      const played = play(title, state, action);
      if (!played.ok) throw new Error(played.why);
      expect(outlookOf(title, state, action)).toBeNull();
      const { details } = presentation.remark!(state, action.choice)!;
      const changes = changesBetween(presentation, 'p1', state, played.state);
      return [details, changes.find(({ what, of }) => what === 'treasury' && of === company)?.after];
    };
    // With a concession the home is fixed.
    expect(said('SFTC')).toEqual([
      { company: 'SFTC', least: 2, prices: 'one', lowest: 50, highest: 50 },
      288,
    ]);
    expect(said('CTLP')).toEqual([
      { company: 'CTLP', least: 1, prices: 'several', lowest: 25, highest: 100 },
      288,
    ]);
  });

  test('a new company, which buys its tokens next, is not said to have none', async () => {
    const presentation = (await loadPresentation('1841'))!;
    const state = stockTurn(beforeSecession() as State);
    const played = play(title, state, actionWith(state, '{"do":"found","company":"CTLP","price":144}'));
    if (!played.ok) throw new Error(played.why);
    const of = allChangesBetween(presentation, 'p1', state, played.state)
      .filter((change) => change.of === 'CTLP')
      .map(({ what }) => what);
    expect(of).toEqual(['share', 'price', 'treasury', 'president']);
  });

  test('of tokens that a company buys it is told how many are left when its home is paid for', async () => {
    const presentation = (await loadPresentation('1841'))!;
    const state = beforeSecession() as State;
    state.concessions = { SFTC: 'p1' };
    const buying = ['"found","company":"SFTC","price":100', '"pass"'].reduce((now: GameState, text) => {
      const played = play(title, now, actionWith(now, text));
      if (!played.ok) throw new Error(played.why);
      return played.state;
    }, stockTurn(state));
    const action = actionWith(buying, '3');
    expect(action.decision).toBe('buy-tokens');
    const played = play(title, buying, action);
    if (!played.ok) throw new Error(played.why);
    const tokens: Change = { what: 'tokens', of: 'SFTC', before: 0, after: 2 };
    const told = (changes: readonly Change[]) => changes.filter(({ what }) => what === 'tokens');
    expect(told(changesBetween(presentation, 'p1', buying, played.state))).toEqual([tokens]);
    expect(told(allChangesBetween(presentation, 'p1', buying, played.state))).toEqual([tokens]);
  });

  test('a merger is followed to its end: price, treasury, trains, presidency, and who gets which shares', async () => {
    const { outlook, said } = await changesOf(beforeMerger(), 'CGTF');
    expect(outlook.others).toBe('first-choices');
    expect(closedBetween((await loadPresentation('1841'))!, beforeMerger(), outlook.view)).toEqual([
      'SFTG',
      'CGTF',
    ]);
    expect(said).toEqual(
      expect.arrayContaining([
        'price AFI   242',
        'treasury AFI   460',
        'trains AFI   5, 5',
        'president AFI   p1',
        'price SFTG  144 ',
        'treasury CGTF  380 ',
        'share AFI  0 0.3',
        'share AFI p2 0 0.1',
        'share CGTF p2 0.2 0',
        'cash p3 p3 300 421',
      ]),
    );
  });

  test('a company that gets shares or a presidency is named like a player', async () => {
    const state = beforeMerger();
    const presentation = (await loadPresentation('1841'))!;
    const after = structuredClone(state) as State;
    moveShares(after, 'CGTF', 'p2', 'SFTG', 2);
    setPresident(after, 'CGTF', 'p2');
    const said = changesBetween(presentation, 'p1', state, after).map(({ what, of, holder, before, after }) =>
      [what, of, holder ?? '', before, after].join(' '),
    );
    expect(said).toContain('share CGTF SFTG 0.3 0.5');
    expect(said).toContain('president CGTF  SFTG p2');
  });

  test('the first 4-train is followed through the secession', async () => {
    const { outlook, said } = await changesOf(beforeSecession(), '"4"');
    expect(outlook.agreeing).toEqual([]);
    expect(said.some((line) => line.startsWith('price SB'))).toBe(true);
    expect(said.some((line) => line.startsWith('price SFL '))).toBe(true);
  });

  test('the next step of a turn is no consequence of what was done in the one before', () => {
    const state = beforeMerger() as State;
    const turn = { ...state.stack.at(-2)!, label: 'dividend' };
    turn.vars = { ...turn.vars, revenue: 100 };
    const paying = { ...state, stack: [...state.stack.slice(0, -2), turn] };
    expect(pending(title, paying)?.decision).toBe('dividend');
    const withholding = actionWith(paying, 'withhold');
    const next = play(title, paying, withholding);
    expect(next.ok && next.waiting?.decision).toBe('company-sale');
    expect(outlookOf(title, paying, withholding)).toBeNull();
  });

  test('the next auction of 1860 is no consequence of the choice before it', () => {
    const opening = opening1860(2);
    play1860(opening, { do: 'bid', amount: 5 });
    play1860(opening, PASS);
    const lot = { do: 'ferry', private: 'CMH' };
    const choice = { seat: 'p1', decision: 'choose-lot', choice: lot };
    const next = play(eighteenSixty as AnyTitle, opening, choice);
    expect(next.ok && next.waiting?.decision).toBe('bid');
    expect(outlookOf(eighteenSixty as AnyTitle, opening, choice)).toBeNull();
  });

  test('the stock round of 18FL is no consequence of the last private company that is chosen', () => {
    const opening = newTable(3);
    for (const seat of opening.seats) play18FL(opening, 0, seat);
    play18FL(opening, 'TR');
    // The third player has to take the last one.
    const choice = { seat: 'p2', decision: 'choose-private', choice: 'TC' };
    const next = play(eighteenFL as AnyTitle, opening, choice);
    expect(next.ok && next.waiting?.decision).toBe('trade');
    expect(outlookOf(eighteenFL as AnyTitle, opening, choice)).toBeNull();
    expect(next.ok && beforeNextRound(next.events).map(({ type }) => type)).toEqual([
      'private-bought',
      'private-bought',
    ]);
  });

  test('an action without further steps has none', () => {
    expect(outlookOf(title, beforeMerger(), actionWith(beforeMerger(), 'pass'))).toBeNull();
  });

  test('emergency money shows what is sold and what is left', async () => {
    const { outlook } = await changesOf(inNeed(), 'emergency');
    expect(outlook.events.length).toBeGreaterThan(1);
  });

  test('the turn of another company is no consequence, even if nothing is asked in it', async () => {
    // Ruling 1841-R13: SFTN ends at L.256. Frozen, it falls further in the round that follows at once.
    const { outlook, said } = await changesOf(inNeed(), 'emergency');
    expect(said).toContain('price SFTN  340 256');
    expect(outlook.events.filter(({ type }) => type === 'frozen' || type === 'operates')).toEqual([]);
  });

  test('nobody is told that companies which end no longer hold anything', async () => {
    const { said } = await changesOf(beforeMerger(), 'CGTF');
    expect(said).toContain('share SFTN AFI 0 0.6');
    expect(said.filter((line) => /^share SFTN (SFTG|CGTF)/.test(line))).toEqual([]);
  });
});

test('a price that only another choice moves is kept', () => {
  const cash: Change = { what: 'cash', of: 'p1', before: 312, after: 352 };
  const price: Change = { what: 'price', of: 'C&N', before: 110, after: 100 };
  expect(keptPrices([cash], [cash, price])).toEqual([{ ...price, after: 110 }]);
  expect(keptPrices([price], [cash, price])).toEqual([]);
});

test('a disc that changes no value: what the railroad keeps is told, and the discs that are left', async () => {
  const presentation = (await loadPresentation('union-station'))!;
  const [before, plain, town] = [
    position({ values: { CBQ: 20 } }),
    position({ values: { CBQ: 20 }, track: { CBQ: ['E4'] } }),
    position({ values: { CBQ: 22 }, track: { CBQ: ['E4'] } }),
  ];
  const discs: Change = { what: 'tokens', of: 'CBQ', before: 12, after: 11 };
  expect(keptPriceAndTokens(presentation, 'CBQ', before, plain)).toEqual([
    { what: 'price', of: 'CBQ', before: 20, after: 20 },
    discs,
  ]);
  expect(keptPriceAndTokens(presentation, 'CBQ', before, town)).toEqual([discs]);
});

test('the free second token of a successor comes whether a share is bought or not', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const cash: Change = { what: 'cash', of: 'p1', before: 163, after: 34 };
  const tokens = (of: string): Change => ({ what: 'tokens', of, before: 0, after: 1 });
  const events = [
    { type: 'share-bought', company: 'SFL' },
    { type: 'free-token', company: 'SB' },
  ];
  expect(comingAnyway(presentation, [cash, tokens('SB'), tokens('AFI')], events)).toEqual([tokens('SB')]);
});
