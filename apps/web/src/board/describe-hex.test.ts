import { defaultOptions, newGame } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from '../titles/index.ts';
import { describedHexes } from './describe-hex.ts';

/** Some hexes of a game that has just begun, in words. */
async function hexes(id: string, language: 'en' | 'ja', ...which: string[]): Promise<string[]> {
  const { title, words, board } = (await loadPresentation(id))!;
  const view = newGame(title, { players: title.players[1], options: defaultOptions(title.options) });
  const said = wordsOf(language, { ...UI, ...title.messages, ...words });
  const listed = describedHexes(said, board(view));
  return which.map((hex) => listed.find(({ hexes }) => hexes.includes(hex))!.text);
}

describe('a hex in words', () => {
  it('says that there is no tile where tiles are laid', async () => {
    expect(await hexes('18FL', 'en', 'B7')).toEqual([expect.stringContaining('no tile')]);
  });

  it('says nothing of tiles and token slots where there are none', async () => {
    const [town, city, plain] = await hexes('union-station', 'en', 'C4', 'A2', 'A4');
    expect(town).toBe('C4: town');
    expect(city).toMatch(/^A2 Minneapolis: city, destination of \S+$/);
    expect(plain).toMatch(/^A4, .*: empty$/);
    expect(await hexes('union-station', 'ja', 'A4')).toEqual([expect.stringMatching(/^A4、.*：何もなし$/)]);
  });

  it('names an off-board location once', async () => {
    expect(await hexes('18FL', 'en', 'A22')).toEqual([
      'A22 Savannah: off-board worth 30, track to south-east',
    ]);
  });

  it('names every hex of an off-board area', async () => {
    expect(await hexes('1841', 'en', 'C13', 'B14')).toEqual([
      expect.stringMatching(/^C13 Trento & Brennero: off-board/),
      expect.stringMatching(/^B14 Trento & Brennero: off-board/),
    ]);
    expect(await hexes('1841', 'ja', 'B14')).toEqual([
      expect.stringMatching(/^B14 トレント＆ブレンネロ：盤外/),
    ]);
  });

  it('says which sides are borders, and which letter is on a hex', async () => {
    const [lugano, como, milano] = await hexes('1841', 'en', 'C7', 'D8', 'F8');
    expect(lugano).toMatch(/impassable sides: .*, borders: south and south-east$/);
    expect(como).toMatch(/impassable side: north, border: north-west$/);
    expect(milano).toContain('marked M');
    expect(await hexes('1841', 'ja', 'C7')).toEqual([expect.stringMatching(/、国境：南、南東$/)]);
    expect(await hexes('18FL', 'en', 'B7')).toEqual([expect.not.stringContaining('border')]);
  });

  it('is listed with those before it that have as little', async () => {
    const { title, words, board } = (await loadPresentation('union-station'))!;
    const view = newGame(title, { players: title.players[1], options: {} });
    const listed = describedHexes(wordsOf('en', { ...UI, ...title.messages, ...words }), board(view));
    expect(listed[1]).toEqual({
      hexes: expect.arrayContaining(['A4', 'A6']),
      text: expect.stringMatching(/^A4, A6, .*: empty$/),
    });
    expect(listed.flatMap((one) => one.hexes)).toEqual([...board(view).board.hexes.keys()]);
  });
});
