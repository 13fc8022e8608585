import { useEffect } from 'react';
import { PACES, useSettings } from '../settings/settings.ts';
import { theEngine } from '../source/engine.ts';

/** The engine pauses after bots' moves as the settings say. */
export function usePace(): void {
  const { pace } = useSettings();
  useEffect(() => {
    void theEngine().call('pace', PACES[pace]);
  }, [pace]);
}
