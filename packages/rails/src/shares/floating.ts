import { emit, type GameState } from '@signalbox/kernel';
import { BANK, type Purses, pay } from '../money/purses.ts';
import { type Charters, changeCharter } from './charters.ts';

type Floats = Charters<string, { readonly floated: boolean }>;

/** A title's rules for floating: when, and with how much capital. */
interface FloatRules<S, Company extends string> {
  /** Shares that have to be sold. */
  readonly needed: (state: S, company: Company) => number;
  /** Shares that count as sold. */
  readonly sold: (state: S, company: Company) => number;
  /** Its full capital; null before it is started. */
  readonly capital: (state: S, company: Company) => number | null;
  /** Who pays the capital: the bank, unless companies' money is kept separate. */
  readonly from?: string;
}

interface Floating<S, Company extends string> {
  /** Shares still to be sold; none once it has floated. */
  readonly missing: (state: S, company: Company) => number;
  /** What it receives when it floats; null before it is started and once it has floated. */
  readonly capitalDue: (state: S, company: Company) => number | null;
  readonly isDue: (state: S, company: Company) => boolean;
  /** The company gets its capital at once. */
  readonly float: (state: S, company: Company) => void;
  readonly floatIfDue: (state: S, company: Company) => void;
}

/** A company that was started floats when enough of its shares are sold. */
export function floatingBy<S extends GameState & Purses & Floats, Company extends string>({
  needed,
  sold,
  capital,
  from = BANK,
}: FloatRules<S, Company>): Floating<S, Company> {
  const hasFloated = (state: S, company: Company) => state.companies[company]!.floated;
  const missing = (state: S, company: Company) =>
    hasFloated(state, company) ? 0 : Math.max(0, needed(state, company) - sold(state, company));
  const capitalDue = (state: S, company: Company) =>
    hasFloated(state, company) ? null : capital(state, company);
  const isDue = (state: S, company: Company) =>
    capitalDue(state, company) !== null && missing(state, company) === 0;
  const float = (state: S, company: Company) => {
    const amount = capital(state, company)!;
    changeCharter<string, { readonly floated: boolean }>(state, company, { floated: true });
    pay(state, from, company, amount);
    emit(state, { type: 'floated', company, capital: amount });
  };
  const floatIfDue = (state: S, company: Company) => {
    if (isDue(state, company)) float(state, company);
  };
  return { missing, capitalDue, isDue, float, floatIfDue };
}
