import type { WirePending } from '../../wire/wire.ts';

export interface PanelProps {
  readonly pending: WirePending;
}
