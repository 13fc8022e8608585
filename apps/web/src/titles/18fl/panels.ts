import { DECISIONS } from '@signalbox/titles/18fl/door.ts';
import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { RunPanel } from '../../table/panels/RunPanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import { panelsOf } from '../presentation.ts';
import { PrivatePanel } from './PrivatePanel.tsx';

export const PANELS = panelsOf(
  [PrivatePanel, DECISIONS.choosePrivate],
  [PickPanel, DECISIONS.trade, DECISIONS.buyTrain, DECISIONS.sellForTrain],
  [TrackPanel, DECISIONS.layTrack],
  [TokenPanel, DECISIONS.placeToken, DECISIONS.lateBonus, DECISIONS.placePort],
  [RunPanel, DECISIONS.runTrains],
  [DividendPanel, DECISIONS.dividend],
);
