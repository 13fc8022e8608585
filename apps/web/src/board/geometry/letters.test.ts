import { expect, test } from 'vitest';
import { letterSize, nameForms, textWidth } from './letters.ts';

test('letters have at least 11 pixels, unless a map is tiny', () => {
  for (const scale of [0.56, 0.607, 0.66, 0.725, 0.99]) {
    expect(letterSize(scale) * scale).toBeGreaterThanOrEqual(11);
    expect(letterSize(scale) * scale).toBeLessThan(13.5);
  }
  expect(letterSize(0.2)).toBe(letterSize(0.5));
});

test('a name is broken at its spaces, then between syllables, and then shortened', () => {
  expect(nameForms('Lake City')).toEqual({
    whole: [['Lake City'], ['Lake', 'City'], ['Lake', 'City']],
    narrow: [],
    part: [['Lake']],
    cut: [],
  });
  expect(nameForms('Jacksonville').whole).toEqual([['Jacksonville'], ['Jackson-', 'ville']]);
  expect(nameForms('Newchurch').whole).toEqual([['Newchurch'], ['New-', 'church']]);
  expect(nameForms("Reggio nell'Emilia").part[0]).toEqual(['Reggio']);
  expect(nameForms("Reggio nell'Emilia").whole.at(-1)).toEqual(['Reggio', "nell'", 'Emilia']);
  expect(nameForms('Newchurch & Alverstone')).toEqual({
    whole: [
      ['Newchurch & Alverstone'],
      ['Newchurch\u00a0&', 'Alverstone'],
      ['Newchurch\u00a0&', 'Alverstone'],
    ],
    narrow: [['New-', 'church\u00a0&', 'Alverstone']],
    part: [['Newchurch'], ['New-', 'church']],
    cut: [['Newchu.'], ['Newch.'], ['Newc.'], ['New.']],
  });
  expect(nameForms('Genova')).toMatchObject({ part: [], cut: [['Geno.'], ['Gen.']] });
  expect(nameForms('アレッサンドリア').cut.at(-1)).toEqual(['アレ…']);
  expect(nameForms('ウートン＆ヘイヴンストリート').cut).toEqual([['ウートン'], ['ウー…']]);
});

test('a name is written in lines of a syllable or two before it is cut', () => {
  expect(nameForms('Orlando').narrow).toEqual([['Or-', 'lando']]);
  expect(nameForms('Milano').narrow).toEqual([['Mi-', 'lano']]);
  expect(nameForms('Horringford').narrow).toEqual([['Hor-', 'ring-', 'ford']]);
  expect(nameForms('Carisbrooke').whole[1]).toEqual(['Caris-', 'brooke']);
  expect(nameForms('Lyon').narrow).toEqual([]);
});

test('a line of Japanese does not begin with a sign that belongs to the one before it', () => {
  expect(nameForms('アレッサンドリア').whole).toEqual([['アレッサンドリア'], ['アレッサン', 'ドリア']]);
  expect(nameForms('フォートローダーデール').whole).toEqual([
    ['フォートローダーデール'],
    ['フォートロー', 'ダーデール'],
    ['フォート', 'ローダー', 'デール'],
  ]);
});

test('Japanese is broken between the parts of a name, and short names only when there is no other way', () => {
  expect(nameForms('レッジョ・エミリア').whole[1]).toEqual(['レッジョ・', 'エミリア']);
  expect(nameForms('ヴェルチェッリ＆ノヴァーラ').whole[1]).toEqual(['ヴェルチェッリ', '＆ノヴァーラ']);
  expect(nameForms('アドリア海沿岸').whole[1]).toEqual(['アドリア', '海沿岸']);
  expect(nameForms('カンザスシティ').whole[1]).toEqual(['カンザス', 'シティ']);
  expect(nameForms('ベンブリッジ').whole[1]).toEqual(['ベン', 'ブリッジ']);
  expect(nameForms('マイアミ')).toEqual({
    whole: [['マイアミ']],
    narrow: [['マイ', 'アミ']],
    part: [],
    cut: [['マイアミ'], ['マイ…']],
  });
});

test('the parts of a long Japanese name stay whole where its lines would be nearly as long', () => {
  expect(nameForms('ウートン＆ヘイヴンストリート').whole.at(-1)).toEqual([
    'ウートン',
    '＆ヘイヴン',
    'ストリート',
  ]);
  expect(nameForms('ニューチャーチ＆アルヴァーストン').narrow.at(-1)).toEqual([
    'ニュー',
    'チャーチ',
    '＆アルヴァー',
    'ストン',
  ]);
});

test('a long Japanese name is written in short lines or by its first part before it is cut', () => {
  expect(nameForms('フィレンツェ').narrow).toEqual([['フィ', 'レン', 'ツェ']]);
  expect(nameForms('ブスト・アルシツィオ').narrow[0]).toEqual(['ブスト・', 'アルシ', 'ツィオ']);
  expect(nameForms('ブスト・アルシツィオ').part).toEqual([['ブスト']]);
  expect(nameForms('ラ・スペツィア').part).toEqual([['スペツィア']]);
  expect(nameForms('ヴェルチェッリ＆ノヴァーラ').part[0]).toEqual(['ヴェルチェッリ']);
});

test('wide letters take more room than narrow ones', () => {
  expect(textWidth('Mobile')).toBeGreaterThan(textWidth('Lilli.'));
  expect(textWidth('ロ')).toBe(1);
});
