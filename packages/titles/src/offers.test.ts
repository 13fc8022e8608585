import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyTitle, type Json, random } from '@signalbox/kernel';
import { describe, expect, test } from 'vitest';
import { BOARD as BOARD_18FL } from './18fl/data/board.ts';
import { boardOf as board1841 } from './1841/state.ts';
import { boardOf as board1860 } from './1860/state.ts';
import { TITLES } from './index.ts';
import {
  type BuiltKind,
  type BuiltKinds,
  builtDisagreement,
  type Looked,
  runs,
  tiles,
} from './testing/built-offers.ts';
import { Citations, readCitations } from './testing/citations.ts';
import { SUBJECTS } from './testing/subjects.ts';
import { type Position, walkRandomGame, walkTranscripts } from './testing/walk.ts';
import { PLACES } from './union-station/data/map.ts';

/** `SIGNALBOX_OFFERS=100` compares this many random games of each title, besides the transcripts. */
const COMPARED = Number(process.env.SIGNALBOX_OFFERS ?? 0);

/** `SIGNALBOX_CITATIONS=100` reads this many random games of each title, besides the transcripts. */
const READ = Number(process.env.SIGNALBOX_CITATIONS ?? 0);
/** Whole games are long, especially on a busy machine. */
const TIME = (1 + COMPARED + READ) * 300_000;
/** The short form checks one position out of this many. */
const EVERY = READ > 0 ? 1 : 6;

/** A sale of several companies' shares is not listed, only each of its parts. */
const sale: BuiltKind = {
  *others(_, listed) {
    const blocks = listed.flatMap((choice) => (choice as { blocks: Json[] }).blocks);
    for (const first of blocks.slice(0, 6)) {
      for (const second of blocks.slice(0, 6)) yield { do: 'sell', blocks: [first, second] };
    }
  },
  unlisted(_, choice, listed) {
    const singles = new Set(listed.map((one) => JSON.stringify((one as { blocks: Json[] }).blocks[0])));
    const { blocks } = choice as { blocks: { company: string }[] };
    if (blocks.length < 2) return 'it is not listed';
    if (new Set(blocks.map(({ company }) => company)).size < blocks.length) return 'it sells a company twice';
    return blocks.every((block) => singles.has(JSON.stringify(block))) ? null : 'a part of it is not listed';
  },
};

/** The tokens of a merged company: in any order. */
const tokens: BuiltKind = {
  *others(_, listed, rng) {
    const all = [...new Set(listed.flatMap((choice) => (choice as { hexes: string[] }).hexes))];
    for (let i = 0; i < 60; i++) {
      const hexes = all.filter(() => rng.below(2) === 0);
      yield { hexes, charter: rng.below(6) };
    }
  },
  form: (_, choice) => {
    const { hexes, charter } = choice as { hexes: string[]; charter: number };
    return { hexes: [...hexes].sort(), charter };
  },
};

/** Sealed bids: any amounts that the cash allows; the list only gives examples. */
const bids: BuiltKind = { unlisted: () => null };

const disc: BuiltKind = { others: () => PLACES.keys() };

/** By title and by kind of built offer. */
const BUILT_KINDS: Readonly<Record<string, BuiltKinds>> = {
  '18FL': {
    tile: tiles(() => BOARD_18FL, { do: 'lay' }, { do: 'bonus-lay' }),
    routes: runs('the-most'),
  },
  '1841': { tile: tiles(board1841, { do: 'lay' }), routes: runs('the-most'), sale, tokens, bids },
  '1860': { tile: tiles(board1860, { do: 'lay' }, {}), routes: runs('at-most') },
  'union-station': { disc },
};

/** Random games whose beginnings have built offers that no transcript has: sealed bids of the first version of 1841. */
const BEGINNINGS: Readonly<Record<string, { seed: number; actions: number }>> = {
  '1841': { seed: 9_001, actions: 8 },
};

function* beginning(title: AnyTitle): Generator<Position> {
  const { seed, actions } = BEGINNINGS[title.id] ?? { seed: 0, actions: 0 };
  let left = actions;
  if (left === 0) return;
  for (const position of walkRandomGame(title, seed)) {
    yield position;
    if (--left === 0) return;
  }
}

describe.each(TITLES.map((title) => [title.id, title] as const))('the built offers of %s', (id, title) => {
  function compare(positions: Iterable<Position>, looked: Looked): void {
    const rng = random(1);
    for (const position of positions) {
      expect(builtDisagreement(title, position, BUILT_KINDS[id]!, rng, looked)).toBeNull();
    }
  }

  test(
    'list exactly what passes their check',
    () => {
      const looked: Looked = {};
      compare(walkTranscripts(title), looked);
      compare(beginning(title), looked);
      for (let game = 0; game < COMPARED; game++) compare(walkRandomGame(title, 7_000 + game), looked);
      if (COMPARED > 0) console.log(id, looked);
      const tried = Object.entries(looked).filter(([, { accepted, refused }]) => accepted > 0 && refused > 0);
      expect(tried.map(([what]) => what).sort()).toEqual(Object.keys(BUILT_KINDS[id]!).sort());
    },
    TIME,
  );
});

/** Section and reason of every refusal that the sources of a title name in full. */
function refusalsInSources(id: string): { rule: string; why: string; file: string }[] {
  const folder = fileURLToPath(new URL(`./${id.toLowerCase()}/`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/\bcited\(\s*'([^']+)',\s*'([^']+)'/g)].map(
      ([, rule, why]) => ({ rule: rule!, why: why!, file }),
    ),
  );
}

describe.each(TITLES.map((title) => [title.id, title] as const))('the sections of %s', (id, title) => {
  const subjects = SUBJECTS[id]!;

  test('are cited in the sources only for what they concern, also where no game here gets to', () => {
    const cited = new Citations();
    for (const { name, rule } of title.decisions.values()) cited.note('asked', rule, name, 'its definition');
    for (const { rule, why, file } of refusalsInSources(id)) cited.note('refused', rule, why, file);
    expect(cited.asked.size).toBe(title.decisions.size);
    expect(cited.refused.size).toBeGreaterThan(3);
    expect(cited.wrong(subjects)).toEqual([]);
  });

  test('have subjects that exist in the rules', () => {
    const unknown = Object.keys(subjects).filter((section) => !title.rulebook.sections[section]);
    expect(unknown).toEqual([]);
    const asked = Object.values(subjects).flatMap(({ asks = [] }) => asks);
    expect([...title.decisions.keys()].filter((name) => !asked.includes(name))).toEqual([]);
    expect(asked.filter((name) => !title.decisions.has(name))).toEqual([]);
  });

  test('refuse for reasons that have a message', () => {
    const reasons = Object.keys(title.messages).flatMap((key) =>
      key.startsWith('why/') ? [key.slice(4)] : [],
    );
    const known = (refused: string) =>
      reasons.some((reason) => reason === refused || reason.startsWith(`${refused}/`));
    const refused = Object.values(subjects).flatMap(({ refuses = [] }) => refuses);
    expect(refused.filter((reason) => !known(reason))).toEqual([]);
  });

  test(
    'are only cited by questions and refusals that they concern',
    () => {
      const cited = new Citations();
      const read = (positions: Iterable<Position>) => {
        let seen = 0;
        for (const position of positions) {
          if (seen++ % EVERY === 0) readCitations(position, BUILT_KINDS[id]!, seen, cited);
        }
      };
      read(walkTranscripts(title));
      for (let game = 0; game < READ; game++) read(walkRandomGame(title, 9_000 + game));
      expect(cited.asked.size).toBeGreaterThan(3);
      expect(cited.refused.size).toBeGreaterThan(3);
      expect(cited.wrong(subjects)).toEqual([]);
    },
    TIME,
  );
});

test('a citation of the wrong section is found', () => {
  const cited = new Citations();
  cited.note('asked', '4.7.5', 'subscribe', 'here');
  cited.note('asked', '3.2', 'merge', 'here');
  cited.note('refused', '4.7.1', 'purchase/cash', 'there');
  cited.note('refused', '4.3.1', 'routes/too-short', 'there');
  expect(cited.wrong(SUBJECTS['1841']!)).toEqual([
    '§3.2 for merge (here)',
    '§4.7.1 for purchase/cash (there)',
  ]);
});
