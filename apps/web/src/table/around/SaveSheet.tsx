import type { Problem } from '@signalbox/protocol';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { download } from '../../parts/download.ts';
import parts from '../../parts/parts.module.css';
import { Sheet } from '../../parts/Sheet.tsx';
import { theEngine } from '../../source/engine.ts';
import { recordOfTable } from '../../source/record.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';

/** The game as a file: in our own format, which can be opened here again, or in that of 18xx.games; its position on paper. */
export function SaveSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords();
  const { snapshot, source } = useTable();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [copied, setCopied] = useState(false);
  const table = snapshot.table!;
  const file = `${table.title}-${snapshot.game!.position}`;
  const record = async () => recordOfTable(table, await source.log());
  const save = async () => download(`${file}.signalbox.json`, JSON.stringify(await record()));
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(await record()));
    setCopied(true);
  };
  const saveForSite = async () => {
    const names = table.seats.map(({ name }) => name);
    const answer = await theEngine().call('export-18xx', { record: await record(), names });
    if ('why' in answer) setProblem(answer);
    else download(`${file}.18xx.json`, answer.text);
  };
  // The browser's own PDF has the drawings as drawings and every script in its font.
  const print = () => {
    onClose();
    setTimeout(() => window.print());
  };
  return (
    <Sheet open={open} onClose={onClose} title={words.t('save/title')}>
      <p>{words.t('save/lead')}</p>
      <div className={parts.row}>
        <Button kind="main" onClick={() => void save()}>
          {words.t('save/own')}
        </Button>
        <Button onClick={() => void copy()}>{words.t(copied ? 'save/copied' : 'save/copy')}</Button>
        <Button onClick={() => void saveForSite()}>{words.t('save/18xx')}</Button>
        <Button onClick={print}>{words.t('save/print')}</Button>
      </div>
      {table.seed ? (
        <p className={parts.soft}>
          {words.t('save/seed')} <code className={parts.code}>{table.seed}</code>
        </p>
      ) : (
        table.commitment && (
          <p className={parts.soft}>
            {words.t('save/commitment')} <code className={parts.code}>{table.commitment}</code>
          </p>
        )
      )}
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
    </Sheet>
  );
}
