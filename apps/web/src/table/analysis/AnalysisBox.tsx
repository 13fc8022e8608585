import { type Analysis, START } from '@signalbox/table/analysis.ts';
import { Link, useRouterState } from '@tanstack/react-router';
import { ArrowLeft, GitBranch } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { download } from '../../parts/download.ts';
import parts from '../../parts/parts.module.css';
import { theEngine } from '../../source/engine.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import guide from '../guide.module.css';
import style from './analysis.module.css';
import { Candidates } from './Candidates.tsx';
import { packed } from './link.ts';
import { MoveTree } from './MoveTree.tsx';
import { SetUp } from './SetUp.tsx';

/** At the table of an analysis: its variations, what is said about them, and what bots would do. */
export function AnalysisBox() {
  const { snapshot } = useTable();
  return snapshot.table?.analysed ? <OpenAnalysisBox /> : null;
}

function OpenAnalysisBox() {
  const { snapshot } = useTable();
  const { analysis, reload } = useAnalysis();
  if (!analysis) return null;
  const goTo = (move: number) => void theEngine().call('go-to', move);
  return (
    <section className={`${guide.guide} ${style.box}`} data-analysis={analysis.at}>
      <div className={guide.title}>
        <GitBranch size={20} aria-hidden="true" />
        <h2>{snapshot.table?.name}</h2>
      </div>
      <WayBack />
      <MoveTree analysis={analysis} onGoTo={goTo} />
      <Notes key={`${analysis.at} ${analysis.moves.length}`} analysis={analysis} onChange={reload} />
      {analysis.moves.length === 0 && <SetUp />}
      <Candidates beside={<Sharing />} />
    </section>
  );
}

/** To the table whose position is analysed, where the analysis was begun there. */
function WayBack() {
  const words = useWords();
  const table = useRouterState({ select: ({ location }) => location.state.analysed });
  return (
    table && (
      <Link to={table} className={style.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        {words.t('app/to-table')}
      </Link>
    )
  );
}

/** The analysis as it is now; what is done at the table changes it. */
function useAnalysis() {
  const { snapshot } = useTable();
  const { game } = snapshot;
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const reload = useCallback(async () => setAnalysis(await theEngine().call('analysis', null)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the game may be one of the analysis
  useEffect(() => void reload(), [reload, game]);
  return { analysis, reload };
}

/** The name and the comment of the move that led to what is shown, and a way to remove it. */
function Notes({ analysis, onChange }: { analysis: Analysis; onChange: () => Promise<void> }) {
  const words = useWords();
  const { at } = analysis;
  const move = at === START ? undefined : analysis.moves[at - 1];
  const [name, setName] = useState(move?.name ?? '');
  const [comment, setComment] = useState((at === START ? analysis.comment : move?.comment) ?? '');
  const save = async () => {
    await theEngine().call('annotate', { move: at, name, comment });
    await onChange();
  };
  return (
    <details className={style.notes}>
      <summary>{words.t(move ? 'analysis/notes' : 'analysis/notes-on-start')}</summary>
      {move && (
        <label className={parts.field}>
          {words.t('analysis/variation-name')}
          <input value={name} onChange={(event) => setName(event.target.value)} onBlur={() => void save()} />
        </label>
      )}
      <label className={parts.field}>
        {words.t(move ? 'analysis/comment' : 'analysis/comment-on-start')}
        <textarea
          rows={2}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          onBlur={() => void save()}
        />
      </label>
      {move && (
        <Button kind="quiet" onClick={() => void theEngine().call('remove-move', at)}>
          {words.t('analysis/remove')}
        </Button>
      )}
    </details>
  );
}

/** As a file, or as a link that holds all of it. */
function Sharing() {
  const words = useWords();
  const { snapshot } = useTable();
  const [copied, setCopied] = useState(false);
  const text = () => theEngine().call('analysis-file', null);
  const save = async () => download(`${snapshot.table!.title}.analysis.json`, await text());
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/analysis#${await packed(await text())}`);
    setCopied(true);
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        {words.t(copied ? 'analysis/copied' : 'analysis/copy-link')}
      </Button>
      <Button onClick={() => void save()}>{words.t('analysis/save')}</Button>
    </>
  );
}
