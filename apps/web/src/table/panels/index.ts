import type { ComponentType } from 'react';
import { ChoicesPanel } from './ChoicesPanel.tsx';
import { DiscPanel } from './DiscPanel.tsx';
import { PickPanel } from './PickPanel.tsx';
import { PrivatePanel } from './PrivatePanel.tsx';
import type { PanelProps } from './panel-props.ts';
import { RunPanel } from './RunPanel.tsx';
import { TokenPanel } from './TokenPanel.tsx';
import { TrackPanel } from './TrackPanel.tsx';

/** Decisions that have a panel of their own; all others show what is offered as it comes. */
const PANELS: Readonly<Record<string, ComponentType<PanelProps>>> = {
  '18FL/choose-private': PrivatePanel,
  '18FL/trade': PickPanel,
  '18FL/lay-track': TrackPanel,
  '18FL/place-token': TokenPanel,
  '18FL/late-bonus': TokenPanel,
  '18FL/run-trains': RunPanel,
  '18FL/buy-train': PickPanel,
  '18FL/sell-for-train': PickPanel,
  'union-station/choose-action': PickPanel,
  'union-station/place-disc': DiscPanel,
};

export function panelFor(title: string, decision: string): ComponentType<PanelProps> {
  return PANELS[`${title}/${decision}`] ?? ChoicesPanel;
}
