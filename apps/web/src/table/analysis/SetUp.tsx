import { SET_UP_TITLES } from '@signalbox/lessons/set-up/tools.ts';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { theEngine } from '../../source/engine.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from './analysis.module.css';
import { type MakeEdit, NumberField, Pick, Row, useNames } from './fields.tsx';
import { SetUpMap } from './SetUpMap.tsx';

/** Before the first move of an analysis: changes the position by hand. What the rules do not know is refused. */
export function SetUp() {
  const words = useWords();
  const { presentation } = useTable();
  const [refused, setRefused] = useState(false);
  const make: MakeEdit = async (edit) => {
    setRefused((await theEngine().call('set-up', edit)) !== null);
  };
  if (!SET_UP_TITLES.includes(presentation.title.id)) return null;
  return (
    <details className={style.notes} data-set-up>
      <summary>{words.t('set-up/title')}</summary>
      {refused && (
        <p className={parts.problem} role="alert">
          {words.t('why/set-up/impossible')}
        </p>
      )}
      <Companies make={make} />
      <Money make={make} />
      <Shares make={make} />
      <Trains make={make} />
      <SetUpMap make={make} />
    </details>
  );
}

function Companies({ make }: { make: MakeEdit }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const { others, seats } = useNames();
  const phases = (presentation.roster?.(view) ?? []).map(({ kinds }) => [kinds[0]!, kinds[0]!] as const);
  const [company, setCompany] = useState('');
  const [president, setPresident] = useState('p1');
  const [price, setPrice] = useState(100);
  const [phase, setPhase] = useState('');
  return (
    <>
      <Row label={words.t('set-up/start')}>
        <Pick label={words.t('set-up/company')} options={others} value={company} onPick={setCompany} />
        <Pick label={words.t('set-up/president')} options={seats} value={president} onPick={setPresident} />
        <NumberField label={words.t('set-up/price')} value={price} onChange={setPrice} />
        <Button
          disabled={!others.some(([id]) => id === company)}
          onClick={() => void make({ what: 'start', company, president, price })}
        >
          {words.t('set-up/do-start')}
        </Button>
      </Row>
      <Row label={words.t('set-up/phase')}>
        <Pick label={words.t('set-up/phase')} options={phases} value={phase} onPick={setPhase} />
        <Button disabled={!phase} onClick={() => void make({ what: 'phase', phase: phaseOf(phase) })}>
          {words.t('set-up/set')}
        </Button>
      </Row>
    </>
  );
}

/** Phases are named after the first number of the train that begins them. */
function phaseOf(train: string): string {
  return train.split('+')[0]!;
}

function Money({ make }: { make: MakeEdit }) {
  const words = useWords();
  const { active, seats } = useNames();
  const [owner, setOwner] = useState('p1');
  const [amount, setAmount] = useState(0);
  return (
    <Row label={words.t('set-up/cash')}>
      <Pick label={words.t('set-up/owner')} options={[...seats, ...active]} value={owner} onPick={setOwner} />
      <NumberField label={words.t('set-up/amount')} value={amount} onChange={setAmount} />
      <Button onClick={() => void make({ what: 'cash', owner, amount })}>{words.t('set-up/set')}</Button>
    </Row>
  );
}

function Shares({ make }: { make: MakeEdit }) {
  const words = useWords();
  const { active, seats } = useNames();
  const [company, setCompany] = useState('');
  const [holder, setHolder] = useState('p1');
  const [count, setCount] = useState(1);
  if (active.length === 0) return null;
  const others = active.filter(([id]) => id !== company);
  const holders = [...seats, ...others, ['pool', words.t('set-up/pool')] as const];
  return (
    <Row label={words.t('set-up/shares')}>
      <Pick label={words.t('set-up/company')} options={active} value={company} onPick={setCompany} />
      <Pick label={words.t('set-up/holder')} options={holders} value={holder} onPick={setHolder} />
      <NumberField label={words.t('set-up/count')} value={count} onChange={setCount} />
      <Button disabled={!company} onClick={() => void make({ what: 'shares', company, holder, count })}>
        {words.t('set-up/set')}
      </Button>
    </Row>
  );
}

function Trains({ make }: { make: MakeEdit }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const { active } = useNames();
  const kinds = (presentation.roster?.(view) ?? []).flatMap((line) =>
    line.kinds.map((kind) => [kind, kind] as const),
  );
  const [company, setCompany] = useState('');
  const [train, setTrain] = useState('');
  if (active.length === 0) return null;
  const isChosen = company !== '' && train !== '';
  return (
    <Row label={words.t('set-up/trains')}>
      <Pick label={words.t('set-up/company')} options={active} value={company} onPick={setCompany} />
      <Pick label={words.t('set-up/train')} options={kinds} value={train} onPick={setTrain} />
      <Button disabled={!isChosen} onClick={() => void make({ what: 'add-train', company, train })}>
        {words.t('set-up/add')}
      </Button>
      <Button disabled={!isChosen} onClick={() => void make({ what: 'remove-train', company, train })}>
        {words.t('set-up/remove')}
      </Button>
    </Row>
  );
}
