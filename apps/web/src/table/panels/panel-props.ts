import type { WirePending } from '@signalbox/protocol';

export interface PanelProps {
  readonly pending: WirePending;
}
