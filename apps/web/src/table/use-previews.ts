import { type GameEvent, type GameState, isPass, type Json, type Seat } from '@signalbox/kernel';
import type { WireOffer } from '@signalbox/protocol';
import { listedChoices } from '@signalbox/table/offers.ts';
import type { Outlook } from '@signalbox/table/outlook.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Preview } from '../engine/calls.ts';
import { theEngine } from '../source/engine.ts';
import type { Presentation } from '../titles/presentation.ts';
import { allChangesBetween, type Change, changesBetween, keptPrices } from './consequences.ts';
import { useTable } from './context.ts';
import { usePreview } from './use-preview.ts';

/** The consequences of several choices, in their order, once all are known. */
export function usePreviews(choices: readonly Json[]): readonly Preview[] | null {
  const { snapshot, presentation } = useTable();
  const { game } = snapshot;
  const title = presentation.title.id;
  // As text, since choices are often new objects for each render.
  const text = JSON.stringify(choices);
  const [found, setFound] = useState<{ game: unknown; text: string; previews: readonly Preview[] } | null>(
    null,
  );
  useEffect(() => {
    if (!game?.pending || !game.seat || game.pending.sealed) return;
    let wanted = true;
    const { view, seat } = game;
    const { decision } = game.pending;
    const asks = (JSON.parse(text) as Json[]).map((choice) =>
      theEngine().call('preview', { title, view, seat, decision, choice }),
    );
    void Promise.all(asks).then((previews) => wanted && setFound({ game, text, previews }));
    return () => {
      wanted = false;
    };
  }, [text, game, title]);
  return found && found.game === game && found.text === text ? found.previews : null;
}

/** Consequences that several choices have in common. */
export interface Shared {
  readonly changes: readonly Change[];
  readonly events: readonly GameEvent[];
}

/** What would happen whatever is chosen: it does not help to choose. */
export function useShared(previews: readonly Preview[] | null): Shared {
  const { presentation, view, seat } = useTable();
  return useMemo(
    () => sharedBy(presentation, seat, view, previews ?? []),
    [previews, presentation, view, seat],
  );
}

export function sharedBy(
  presentation: Presentation,
  seat: Seat | null,
  view: GameState,
  previews: readonly Preview[],
): Shared {
  const possible = previews.filter((preview) => preview.ok);
  if (possible.length < 2) return { changes: [], events: [] };
  const all = possible.map((preview) => changesBetween(presentation, seat, view, preview.view));
  const changes = inAll(all);
  const told = new Set(changes.map((change) => JSON.stringify(change)));
  const different = all.flat().filter((change) => !told.has(JSON.stringify(change)));
  // What a company pays in any case is a part of its treasury after each choice, which it explains.
  const explains = ({ company, cost }: GameEvent) =>
    typeof cost === 'number' && different.some(({ what, of }) => what === 'treasury' && of === company);
  return {
    changes,
    events: inAll(possible.map((preview) => preview.events)).filter((one) => !explains(one)),
  };
}

/** What would happen after a choice, but also without it: if its player passes, where that is possible. */
export function useUnavoidable(offer: WireOffer | null, preview: Preview | null): Shared {
  const pass = listedChoices(offer).find(isPass);
  const passing = usePreview(pass);
  const both = useMemo(() => (preview && passing ? [preview, passing] : null), [preview, passing]);
  return useShared(both);
}

/** For each choice the prices that it leaves as they are, while another one would move them. */
export function useKeptPrices(previews: readonly Preview[] | null): readonly (readonly Change[])[] {
  const { presentation, view, seat } = useTable();
  return useMemo(() => {
    const changes = (previews ?? []).map((preview) =>
      preview.ok ? changesBetween(presentation, seat, view, preview.view) : [],
    );
    return changes.map((own) => keptPrices(own, changes.flat()));
  }, [previews, presentation, view, seat]);
}

/** What comes of every choice in the end. */
export interface CommonOutlook {
  readonly outlook: Outlook;
  readonly changes: readonly Change[];
}

/** Null where the choices lead to different ends, apart from what each of them changes at once. */
export function commonOutlook(
  presentation: Presentation,
  seat: Seat | null,
  view: GameState,
  previews: readonly Preview[],
): CommonOutlook | null {
  const possible = previews.filter((preview) => preview.ok);
  const outlooks = possible.flatMap(({ outlook }) => outlook ?? []);
  if (outlooks.length < 2 || outlooks.length < possible.length) return null;
  const ends = outlooks.map((outlook) => allChangesBetween(presentation, seat, view, outlook.view));
  const changes = inAll(ends);
  const isToldAtOnce = possible.every((preview, i) => {
    const told = [...changes, ...allChangesBetween(presentation, seat, view, preview.view)];
    const texts = new Set(told.map((change) => JSON.stringify(change)));
    return ends[i]!.every((change) => texts.has(JSON.stringify(change)));
  });
  return isToldAtOnce ? { outlook: outlooks[0]!, changes } : null;
}

function inAll<One>([first = [], ...others]: readonly (readonly One[])[]): readonly One[] {
  const texts = others.map((other) => new Set(other.map((one) => JSON.stringify(one))));
  return first.filter((one) => texts.every((text) => text.has(JSON.stringify(one))));
}
