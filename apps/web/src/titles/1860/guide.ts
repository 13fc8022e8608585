import { isWithin } from '@signalbox/kernel';
import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import type { Company } from '@signalbox/titles/1860/data/companies.ts';
import { endDue } from '@signalbox/titles/1860/end.ts';
import { DECISIONS, operatedIn, PROCEDURES, turnOf } from '@signalbox/titles/1860/exports.ts';
import { dividendOf, isLastRun, lowestPayers } from '@signalbox/titles/1860/nationalisation.ts';
import { inReceivership, operatingCompanies, type State } from '@signalbox/titles/1860/state.ts';
import type { Guide } from '../presentation.ts';
import { EMBLEMS } from './emblems.ts';

type Note = Guide['notes'][number];

const { layTrack, placeToken, runTrains, dividend, buyTrain, consent, surrenderTrain } = DECISIONS;
const TURN = [layTrack, placeToken, runTrains, dividend, buyTrain];
const NATIONALISED_TURN = [runTrains, buyTrain];

/** Which step a decision belongs to; giving up trains comes before all, consent to a deal with the trains. */
function stepOf(steps: readonly { readonly name: string }[], decision: string): number {
  if (decision === surrenderTrain.name) return -1;
  const step = decision === consent.name ? buyTrain.name : decision;
  return steps.findIndex(({ name }) => name === step);
}

/** What a leased train earns, as the table has chosen. */
function leaseEarns({ options: { insolvency, simplifiedRuns } }: State): 'half' | 'fixed' | 'by-stop' {
  if (insolvency === 'first-edition') return 'half';
  return insolvency === 'simplified' && !simplifiedRuns ? 'fixed' : 'by-stop';
}

function troubles(state: State, { company, leased }: CompanyTurn): Note[] {
  const notes: Note[] = [];
  if (inReceivership(state, company)) {
    notes.push({ said: { key: '1860/note/receivership', details: { company } }, rule: 'REC' });
  }
  if (leased !== null) {
    const details = { company, train: leased, earns: leaseEarns(state) };
    notes.push({ said: { key: '1860/note/leased', details }, rule: 'INS' });
  } else if (state.companies[company].insolvent) {
    notes.push({ said: { key: '1860/note/insolvent', details: { company } }, rule: 'INS' });
  }
  return notes;
}

/** The next company to stop is known once every company's run has been computed; a tie of all stops none. */
function nationalisedNote(state: State, left: readonly Company[], closing: readonly Company[]): string {
  if (endDue(state) !== null || isLastRun(state, operatedIn(state))) return '1860/note/last-run';
  if (left.some((id) => dividendOf(state, id) === null)) return '1860/note/not-yet-closing';
  return closing.length > 0 ? '1860/note/closing' : '1860/note/none-closing';
}

/** What has changed for everybody since the first 9+5. */
function eraNotes(state: State): Note[] {
  if (state.era === 'southern-formed') return [{ said: { key: '1860/note/southern-formed' }, rule: 'SOUTH' }];
  if (state.era === 'southern') return [{ said: { key: '1860/note/southern' }, rule: 'SOUTH' }];
  if (state.era !== 'british-rail') return [];
  const left = operatingCompanies(state);
  const closing = lowestPayers(state);
  const letters = (ids: readonly Company[]) => ids.map((id) => EMBLEMS[id].letters);
  return [
    {
      said: {
        key: nationalisedNote(state, left, closing),
        details: { left: letters(left), closing: letters(closing) },
      },
      rule: 'NAT',
    },
  ];
}

function auctionGuide(state: State, decision: string): Guide | null {
  if (!isWithin(state, PROCEDURES.openingAuction)) return null;
  return {
    heading: { key: '1860/guide/auction' },
    rule: 'AUC',
    steps: [{ key: '1860/step/bid' }, { key: '1860/step/choose' }],
    now: decision === DECISIONS.bid.name ? 0 : 1,
    notes: [{ said: { key: '1860/note/auction' }, rule: 'AUC' }],
  };
}

/** In an operating round: the steps of the company's turn, and what is special about it. */
export function guide(state: State, decision: string): Guide | null {
  const turn = turnOf(state);
  if (!turn) {
    const notes = eraNotes(state);
    const opening = auctionGuide(state, decision);
    if (opening || notes.length === 0) return opening;
    return { heading: { key: '1860/guide/stock-round' }, rule: 'SR', steps: [], now: 0, notes };
  }
  const nationalised = isWithin(state, PROCEDURES.nationalisedTurn);
  const steps = nationalised ? NATIONALISED_TURN : TURN;
  return {
    heading: {
      key: nationalised ? '1860/guide/nationalised' : '1860/guide/turn',
      details: { company: turn.company },
    },
    rule: nationalised ? 'NAT' : 'OR',
    steps: steps.map(({ name }) => ({ key: `1860/step/${name}` })),
    now: stepOf(steps, decision),
    notes: [...troubles(state, turn), ...eraNotes(state)],
  };
}

/** Events that are explained to players who see them for the first time. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  insolvent: 'INS',
  receivership: 'REC',
  bankrupt: 'BK',
  fishbourne: 'FISH',
  'southern-formed': 'SOUTH',
  nationalised: 'NAT',
  'company-closed': 'NAT',
};
