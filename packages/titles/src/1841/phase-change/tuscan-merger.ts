import { call, emit, procedure, run, type Seat, when } from '@signalbox/kernel';
import { type Company, TUSCAN } from '../data/companies.ts';
import { removeCompany } from '../finance/closing.ts';
import { conversion } from '../finance/conversion.ts';
import { mergingPlayer } from '../finance/merger-terms.ts';
import { merger, newMerger } from '../finance/merging.ts';
import { freeCharters } from '../finance/new-charter.ts';
import { inOperatingOrder, isActive, type State } from '../state.ts';
import { tuscanMergerPhase } from './unification.ts';

export interface TuscanMerger {
  /** The major that the minors have become in between. */
  interim: Company | null;
  /** Who begins the exchange, if not the player who carries out the second step. */
  mergingPlayer?: Seat;
}

export function newTuscanMerger(): TuscanMerger {
  return { interim: null };
}

/** §4.6.10: when its phase begins; not in 1841 Lite (§8.3.7). */
export function isTuscanMergerDue(state: State): boolean {
  return !state.options.lite && Number(state.phase) === tuscanMergerPhase(state);
}

function activeTuscans(state: State): Company[] {
  return inOperatingOrder(state).filter((company) => (TUSCAN as readonly Company[]).includes(company));
}

const isAlone = (state: State) => activeTuscans(state).length < 2;
const areMinorsBoth = (state: State) => isActive(state, 'SFLP') && isActive(state, 'SFMA');
const isLeopoldaLeft = (state: State) => isActive(state, 'SSFL');

/** The president of the company of higher value carries it out (ruling 1841-R6). */
function byValue(state: State, ...companies: Company[]): [Company, Company] {
  const order = inOperatingOrder(state).filter((company) => companies.includes(company));
  return [order[0]!, order[1]!];
}

/** Any free charter: it will be free again at the end (C-16). */
function takeInterimCharter(state: State, vars: TuscanMerger): void {
  vars.interim = freeCharters(state)[0] ?? 'interim';
  // On 18xx.games the president of the most valuable company begins the exchange of the second step.
  const [a, b] = activeTuscans(state);
  if (state.options.everyStep) vars.mergingPlayer = mergingPlayer(state, { a: a!, b: b! });
}

function endWithoutMerger(state: State): void {
  removeCompany(state, 'SFLi');
  emit(state, { type: 'no-tuscan-merger' });
}

function announce(state: State): void {
  emit(state, { type: 'tuscan-merger', companies: activeTuscans(state) });
}

/** §4.6.10, in its order: two minors first, or one minor converted, then with the Leopolda to SFLi. */
export const tuscanMerger = procedure<State, TuscanMerger>(
  'tuscan-merger',
  '4.6.10',
  when(isAlone, run(endWithoutMerger)),
  when((state) => !isAlone(state), run(announce)),
  when(
    (state) => areMinorsBoth(state) && !isLeopoldaLeft(state),
    call(merger, (state) => newMerger(...byValue(state, 'SFLP', 'SFMA'), 'SFLi', 'final'), {
      label: 'minors-to-sfli',
    }),
  ),
  when(
    (state) => areMinorsBoth(state) && isLeopoldaLeft(state),
    run(takeInterimCharter),
    call(merger, (state, { interim }) => newMerger(...byValue(state, 'SFLP', 'SFMA'), interim!, 'interim'), {
      label: 'minors-to-major',
    }),
  ),
  when(
    (state, { interim }) => interim === null && isLeopoldaLeft(state) && !isAlone(state),
    run(takeInterimCharter),
    call(conversion, (state, { interim }) => ({
      a: activeTuscans(state).find((company) => company !== 'SSFL')!,
      into: interim!,
      tuscan: true,
    })),
  ),
  when(
    (_, { interim }) => interim !== null,
    call(
      merger,
      (state, { interim, mergingPlayer: from }) => ({
        ...newMerger(...byValue(state, interim!, 'SSFL'), 'SFLi', 'final'),
        ...(from !== undefined && { from }),
      }),
      { label: 'majors-to-sfli' },
    ),
  ),
);
