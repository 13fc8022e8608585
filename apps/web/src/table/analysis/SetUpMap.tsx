import { type Lay, laid } from '@signalbox/rails';
import { useEffect, useState } from 'react';
import { placeText } from '../../board/place-name.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { Button } from '../../parts/Button.tsx';
import { theEngine } from '../../source/engine.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { type MakeEdit, Pick, Row, useNames } from './fields.tsx';

/** Tiles and tokens of a position that is set up by hand. */
export function SetUpMap({ make }: { make: MakeEdit }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const { active } = useNames();
  const { board } = presentation.board(view);
  const [hex, setHex] = useState('');
  const [company, setCompany] = useState('');
  const { lays, on, choose } = useTiles(hex);
  if (active.length === 0) return null;
  const hexes = [...board.hexes.keys()].map((id) => [id, placeText(words, board, id)] as const);
  const token = (what: 'add-token' | 'remove-token') => void make({ what, company, hex });
  const lay = lays.find(({ tile, rotation }) => laid(tile, rotation) === on);
  return (
    <Row label={words.t('set-up/map')}>
      <Pick label={words.t('set-up/hex')} options={hexes} value={hex} onPick={setHex} />
      <Pick
        label={words.t('set-up/tile')}
        options={lays.map(({ tile, rotation }) => [
          laid(tile, rotation),
          `${words.say(`tile/${tile}`)} ↻${rotation}`,
        ])}
        value={on}
        onPick={choose}
      />
      {lay && <TilePicture board={board} on={on} size={64} />}
      <Button disabled={!lay} onClick={() => void make({ what: 'lay', lay: lay! })}>
        {words.t('set-up/lay')}
      </Button>
      <Button disabled={!hex} onClick={() => void make({ what: 'clear', hex })}>
        {words.t('set-up/clear')}
      </Button>
      <Pick label={words.t('set-up/token-of')} options={active} value={company} onPick={setCompany} />
      <Button disabled={!hex || !company} onClick={() => token('add-token')}>
        {words.t('set-up/add')}
      </Button>
      <Button disabled={!hex || !company} onClick={() => token('remove-token')}>
        {words.t('set-up/remove')}
      </Button>
    </Row>
  );
}

/** The tiles that fit in a hex now, and the chosen one. */
function useTiles(hex: string) {
  const { snapshot } = useTable();
  const { game } = snapshot;
  const [lays, setLays] = useState<readonly Lay[]>([]);
  const [on, choose] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the position may change what fits
  useEffect(() => {
    choose('');
    setLays([]);
    if (!hex) return;
    let wanted = true;
    void theEngine()
      .call('tiles-for', hex)
      .then((found) => wanted && setLays(found));
    return () => {
      wanted = false;
    };
  }, [hex, game]);
  return { lays, on, choose };
}
