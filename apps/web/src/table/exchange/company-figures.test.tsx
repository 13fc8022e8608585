import { unionStation } from '@signalbox/titles/union-station/index.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from '../../parts/Facts.tsx';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import type { CompanySheet } from '../../titles/presentation.ts';
import { WORDS_UNION_STATION } from '../../titles/union-station/words.ts';
import {
  CompanyHolders,
  CompanyNotes,
  Dashed,
  HoldingFigure,
  inactiveFacts,
  Place,
  PriceFigure,
  RunLine,
  SharesIn,
  TrainList,
  Trouble,
} from './company-figures.tsx';

const company = (president: string, count: number): CompanySheet => ({
  id: 'SB',
  emblem: { colour: '#000', pattern: 'plain', letters: 'SB' },
  nameKey: 'company/SB',
  price: 100,
  cash: 0,
  trains: [],
  tokens: 0,
  president,
  elsewhere: [{ place: 'SFL', count }],
  total: 10,
  active: true,
  notes: [],
});

const HOLDERS = [
  { place: 'SFL', letters: 'SFL', count: 3 },
  { place: 'IRSFF', letters: 'IRSFF', count: 1 },
];

const shown = (then?: CompanySheet) =>
  renderToStaticMarkup(<CompanyHolders company={company('SFL', 3)} then={then} holders={HOLDERS} />);

it('marks the company that is president among the shareholders', () => {
  const [first, second] = shown().split('data-holder="IRSFF"');
  expect(first).toContain('<svg');
  expect(second).not.toContain('<svg');
});

it('marks the one that would be president after the selected actions', () => {
  const [first, second] = shown(company('IRSFF', 2)).split('data-holder="IRSFF"');
  expect(first).not.toContain('<svg');
  expect(second).toContain('<svg');
});

it('says what is wrong with a company, and that the selected actions bring or end it', () => {
  const troubled = (trouble: { key: string } | null) => ({ ...company('p1', 3), trouble });
  const frozen = troubled({ key: '1841/frozen' });
  const words = wordsOf('en', { ...UI, '1841/frozen': { en: 'frozen', ja: '凍結' } });
  const text = (now: CompanySheet, then?: CompanySheet) =>
    renderToStaticMarkup(
      <WordsContext value={words}>
        <Trouble company={now} then={then} />
      </WordsContext>,
    );
  expect(text(troubled(null))).toBe('');
  expect(text(frozen)).toContain('>frozen<');
  expect(text(frozen)).not.toContain('data-change');
  expect(text(troubled(null), frozen)).toContain('<strong>frozen</strong>');
  expect(text(frozen, troubled(null))).toContain('<s>frozen</s>');
});

it('marks a presidency that changes although the shares do not', () => {
  const holding = (isPresident: boolean) => ({ seat: 'p3', shares: 2, isPresident });
  const text = (then?: boolean) =>
    renderToStaticMarkup(
      <HoldingFigure
        now={holding(false)}
        then={then === undefined ? undefined : holding(then)}
        was={undefined}
        show={(count) => count}
      />,
    );
  expect(text(true)).toMatch(/data-change.*<s>2<\/s>.*<strong>2<svg/);
  for (const unchanged of [text(), text(false)]) expect(unchanged).not.toContain('data-change');
});

it('says which train rusts with which, where there is room', () => {
  const text = (narrow: boolean, ...trains: { kind: string; rustedBy: string | null }[]) =>
    renderToStaticMarkup(
      <WordsContext value={wordsOf('en', UI)}>
        <TrainList
          listing={{ par: null, place: null, toFloat: null, capital: null, homes: [], trains }}
          narrow={narrow}
        />
      </WordsContext>,
    ).replace(/<[^>]*>/g, ' ');
  const four = { kind: '4', rustedBy: '7' };
  const five = { kind: '5', rustedBy: '8' };
  const six = { kind: '6', rustedBy: null };
  expect(text(false, five, five)).toContain('  rust with 8');
  expect(text(false, four, five, five)).toContain('4 rusts with 7, 5s rust with 8');
  // As if the other rusted too, if the kind were not named.
  for (const narrow of [false, true]) {
    expect(text(narrow, four, six)).toContain('4 rusts with 7');
    expect(text(narrow, five, five, six)).toContain('5s rust with 8');
  }
  expect(text(true, four, five, five)).toContain('rust with 7 / 8');
});

it('says what a company still has that waits to be started again', () => {
  const words = wordsOf('en', { ...UI, '1860/bankrupt': { en: 'bankrupt', ja: '会社破産' } });
  const waiting = {
    ...company('SFL', 0),
    notes: [{ key: '1860/bankrupt' }],
    ...{ price: null, active: false, tokens: 2 },
  };
  const listing = {
    ...{ par: null, place: null, toFloat: null, capital: null, homes: [] },
    trains: [{ kind: '3+2', rustedBy: '6+3' }],
  };
  const text = (cash: number | null) =>
    renderToStaticMarkup(
      <WordsContext value={words}>
        <Facts
          facts={inactiveFacts(words, {
            company: { ...waiting, cash },
            ...{ listing, operated: false, holdings: [] },
          })}
        />
      </WordsContext>,
    ).replace(/<[^>]*>/g, '');
  expect(text(210)).toMatch(/^bankrupt treasury .*210.* 3\+2rusts with 6\+3 2 tokens left $/);
  expect(text(null)).toBe('bankrupt ');
});

it('leaves no dash between two stops alone in a line', () => {
  const text = renderToStaticMarkup(<Dashed texts={['Milano 60', 'Torino 40']} />);
  expect(text).toContain('Milano 60\u00a0–<');
  expect(text).not.toContain(' –');
});

const priced = (price: number) => ({ ...company('SFL', 3), price });

it('shows how a price has moved, unless what is chosen would move it', () => {
  const price = (then?: CompanySheet) =>
    renderToStaticMarkup(<PriceFigure company={priced(90)} listing={null} then={then} was={priced(100)} />);
  expect(price()).toContain('▼10');
  expect(price(priced(90))).toContain('▼10');
  expect(price(priced(68))).not.toContain('▼');
});

it('names the spaces of shares where they matter, and no change that would look like another space', () => {
  const offered = (...spaces: string[]) => ({
    ...company('SFL', 3),
    elsewhere: [{ place: 'offer', count: spaces.length, spaces }],
  });
  const shares = (was: CompanySheet, then?: CompanySheet) =>
    renderToStaticMarkup(<SharesIn place="offer" company={offered('+2', '+3')} then={then} was={was} />);
  expect(shares(offered('+1'))).toBe('+2 +3');
  expect(shares(offered('+1'), offered('+3'))).toContain('<strong>+3</strong>');
});

it('shows no dash before the number that shares of a place become', () => {
  const shares = (count: number, then?: number) => {
    const sheet = (n: number) => ({ ...company('SFL', 3), elsewhere: [{ place: 'pool', count: n }] });
    return renderToStaticMarkup(
      <SharesIn
        place="pool"
        company={sheet(count)}
        then={then === undefined ? undefined : sheet(then)}
        was={undefined}
      />,
    );
  };
  expect(shares(0)).toContain('–');
  expect(shares(0, 6)).toMatch(/<s>0<\/s>.*<strong>6<\/strong>/);
  expect(shares(0, 0)).toContain('–');
});

it('shows which place in the operating order a company would have', () => {
  const row = (place: number | null) => ({
    company: company('SFL', 3),
    listing: { ...{ par: null, toFloat: null, capital: null, homes: [], trains: [] }, place },
    ...{ operated: false, holdings: [] },
  });
  const text = (now: number | null, then?: number | null) =>
    renderToStaticMarkup(<Place row={row(now)} then={then === undefined ? undefined : row(then)} />);
  expect(text(1)).toBe('1');
  expect(text(1, 1)).toBe('1');
  expect(text(1, 2)).toMatch(/<s>1<\/s>.*<strong>2<\/strong>/);
  expect(text(null)).toBe('');
});

it('shows that a company founded in an operating round has no turn in it', () => {
  const row = (place: number | null, operated: boolean) => ({
    company: company('CTLP', 2),
    listing: { ...{ par: null, toFloat: null, capital: null, homes: [], trains: [] }, place },
    ...{ operated, holdings: [] },
  });
  const shown = (operated: boolean) =>
    renderToStaticMarkup(<Place row={row(null, false)} then={row(3, operated)} />);
  expect(shown(true)).toContain('aria-label="operated"');
  expect(shown(true)).not.toContain('<strong>3');
  expect(shown(false)).toContain('<strong>3</strong>');
  // One that is about to have its turn keeps its place, whatever it does.
  expect(renderToStaticMarkup(<Place row={row(1, false)} then={row(1, true)} />)).toBe('1');
});

it('shows what becomes of every note in the row of a company', () => {
  const railroad = (tokens: number, ...notes: CompanySheet['notes'][number][]) => ({
    ...company('SFL', 3),
    tokens,
    notes,
  });
  const on = (space: number) => ({
    key: 'sheet/station-space',
    details: { space, payout: [0, 0, 10, 15, 20][space]! },
  });
  const before = railroad(12, { key: 'sheet/turned-up' }, on(2));
  const shown = (then?: CompanySheet) =>
    renderToStaticMarkup(
      <WordsContext value={wordsOf('en', { ...UI, ...unionStation.messages, ...WORDS_UNION_STATION })}>
        <CompanyNotes company={before} then={then} />
      </WordsContext>,
    );
  expect(shown()).not.toContain('data-change');
  expect(shown(railroad(12, on(3)))).toMatch(
    /<span>12 discs .*<s>next to enter the offer<\/s>.*<s>Union Station 2\/4 \(\$10\)<\/s>.*<strong>Union Station 3\/4 \(\$15\)<\/strong>/,
  );
  expect(shown(railroad(11, { key: 'sheet/turned-up' }, on(2)))).toContain('<strong>11 discs</strong>');
});

it('shows dividends that would be paid beside the last ones, and that there were more', () => {
  const paid = (revenue: number) => ({ company: 'PRR', revenue, perShare: revenue });
  const line = (runs: number[], coming: number[] = []) =>
    renderToStaticMarkup(
      <RunLine listing={null} then={null} runs={runs.map(paid)} coming={coming.map(paid)} />,
    );
  expect(line([4, 5])).not.toMatch(/data-change|data-cut|data-full/);
  expect(line([4, 5, 6, 7])).toMatch(/data-cut.*>5<.*>6<.*>7</);
  expect(line([4, 5, 6], [9])).toMatch(/data-cut.*>5<.*>6<.*data-change="true"[^>]*>9</);
  expect(line([], [9])).toContain('data-change');
});
