import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CompanySheet } from '../../titles/presentation.ts';
import { CompanyHolders, Dotted } from './company-figures.tsx';

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

it('leaves no mark between two texts alone in a line', () => {
  const text = renderToStaticMarkup(<Dotted texts={['major (10 shares)', 'home Milano']} />);
  expect(text).toContain('major (10 shares)\u00a0·<');
  expect(text).not.toContain(' ·');
});
