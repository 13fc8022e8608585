import type { Messages, Say, Seat } from '@signalbox/kernel';
import { cashOf, IPO, POOL, sharesOf, textMap, textMarket } from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import { CHART } from './data/market.ts';
import { COMPANY_IDS, isStarted, priceOf, type State, worthOf } from './state.ts';

function map(state: State): string {
  const marks = Object.fromEntries(
    Object.entries(state.hotels).map(([hex, company]) => [hex, `h:${company}`]),
  );
  if (state.port) marks[state.port.hex] = `p:${state.port.company}`;
  return textMap(BOARD, state.tiles, state.stations, marks);
}

function market(state: State): string {
  return textMarket(CHART, state);
}

function companies(state: State, say: Say): string {
  const lines = COMPANY_IDS.filter((company) => isStarted(state, company)).map((company) => {
    const { size, trains, tokens } = state.companies[company];
    return say('panel/company', {
      company,
      size,
      price: priceOf(state, company),
      cash: cashOf(state, company),
      trains: trains.join(' ') || '–',
      tokens,
      president: state.presidents[company] ?? null,
      ipo: sharesOf(state, company, IPO),
      pool: sharesOf(state, company, POOL),
    });
  });
  const { stock, operating } = state.round;
  return [
    say('panel/round', { stock, operating, phase: state.phase, bank: cashOf(state, 'bank') }),
    ...lines,
  ].join('\n');
}

function players(state: State, say: Say): string {
  // Player numbers are drawn one by one at the beginning.
  const order = state.order.length === state.seats.length ? state.order : state.seats;
  return order.map((seat) => player(state, seat, say)).join('\n');
}

function player(state: State, seat: Seat, say: Say): string {
  const shares = COMPANY_IDS.filter((company) => sharesOf(state, company, seat) > 0);
  const privates = Object.entries(state.privates).filter(([, owner]) => owner === seat);
  const held = [
    ...shares.map((company) => `${company} ×${sharesOf(state, company, seat)}`),
    ...privates.map(([name]) => name),
  ];
  return say('panel/player', {
    seat,
    cash: cashOf(state, seat),
    held: held.join(' ') || '–',
    worth: worthOf(state, seat),
    priority: state.priority === seat ? say('panel/priority') : '',
  });
}

/** The table in plain text. */
export const PANELS = { map, market, companies, players };

export const PANEL_MESSAGES: Messages = {
  'panel/round': {
    en: 'Stock round {stock}, operating round {operating}, phase {phase}; bank {bank, number, money}',
    ja: '株式ラウンド{stock}、運営ラウンド{operating}、フェイズ{phase}、銀行{bank, number, money}',
  },
  'panel/company': {
    en: '{company} ({size} shares) at {price, number, money}: treasury {cash, number, money}, trains {trains}, {tokens, plural, one {# token} other {# tokens}}, president {president}, {ipo} in the IPO, {pool} in the pool',
    ja: '{company}（{size}株）株価{price, number, money}：資金{cash, number, money}、列車 {trains}、トークン{tokens}個、社長 {president}、未購入{ipo}株、公開市場{pool}株',
  },
  'panel/player': {
    en: '{seat}: {cash, number, money}, holds {held}; net worth {worth, number, money}{priority}',
    ja: '{seat}：{cash, number, money}、保有 {held}、総資産{worth, number, money}{priority}',
  },
  'panel/priority': { en: ', priority deal', ja: '、優先売買カード' },
};
