import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { RunPanel } from '../../table/panels/RunPanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import type { Presentation } from '../presentation.ts';
import { PrivatePanel } from './PrivatePanel.tsx';

export const PANELS: Presentation['panels'] = {
  'choose-private': PrivatePanel,
  trade: PickPanel,
  'lay-track': TrackPanel,
  'place-token': TokenPanel,
  'late-bonus': TokenPanel,
  'run-trains': RunPanel,
  dividend: DividendPanel,
  'buy-train': PickPanel,
  'sell-for-train': PickPanel,
};
