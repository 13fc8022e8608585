import { defaultOptions, newGame, random } from '@signalbox/kernel';
import { randomGame } from '@signalbox/kernel/tools';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HexCell } from '../../../apps/web/src/board/HexCell.tsx';
import { MarketDrawing } from '../../../apps/web/src/market/MarketDrawing.tsx';
import { UI } from '../../../apps/web/src/text/catalogue/index.ts';
import { WordsContext } from '../../../apps/web/src/text/context.ts';
import { wordsOf } from '../../../apps/web/src/text/words.ts';
import { COMPANY_IDS } from '../data.ts';
import { mirrorLake } from '../index.ts';
import { MIRROR_LAKE } from './presentation.ts';

const SETUP = { players: 3, options: defaultOptions(mirrorLake.options) };
const late = randomGame(mirrorLake, SETUP, random(3), 120).state;

test.each(['en', 'ja'] as const)('the board and the market are drawn (%s)', (language) => {
  const words = wordsOf(language, { ...UI, ...mirrorLake.messages });
  const model = MIRROR_LAKE.board(late);
  const drawn = renderToStaticMarkup(
    <WordsContext value={words}>
      <svg role="img" aria-label="board">
        {[...model.board.hexes.keys()].map((id) => (
          <HexCell
            key={id}
            model={model}
            id={id}
            on={model.tiles[id]}
            stations={model.stations.filter(({ hex }) => hex === id)}
            markers={[]}
            size={13}
            called={id}
          />
        ))}
      </svg>
      <MarketDrawing model={MIRROR_LAKE.market(late)} />
    </WordsContext>,
  );
  expect(drawn.match(/data-hex=/g)).toHaveLength(24);
  for (const company of COMPANY_IDS) expect(drawn).toContain(company);
  expect(drawn).not.toContain('NaN');
});

test('the sheets add up in every position of a game', () => {
  const state = newGame(mirrorLake, SETUP);
  expect(MIRROR_LAKE.acting(state)).toBeNull();
  for (const { elsewhere, id, total } of MIRROR_LAKE.companies(late)) {
    const held = MIRROR_LAKE.players(late).reduce((sum, { shares }) => sum + shares[id]!, 0);
    expect(elsewhere.reduce((sum, { count }) => sum + count, held)).toBe(total);
  }
});

test('everything that the screen says has a message', () => {
  const words = wordsOf('en', { ...UI, ...mirrorLake.messages, ...MIRROR_LAKE.words });
  for (const decision of mirrorLake.decisions.keys())
    expect(words.has(`decision/${decision}`), decision).toBe(true);
  for (const { key } of MIRROR_LAKE.standing(late)) expect(words.has(key), key).toBe(true);
});
