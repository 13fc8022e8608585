import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PACES, useSettings } from '../settings/settings.ts';
import { theEngine } from '../source/engine.ts';
import { localSource } from '../source/local-source.ts';
import type { TableSource } from '../source/table-source.ts';
import { OpenTable } from './OpenTable.tsx';

/** A table on this device. */
export function TablePage() {
  const { id } = useParams({ from: '/table/$id' });
  const { pace } = useSettings();
  const [source, setSource] = useState<TableSource | null>(null);
  useEffect(() => {
    void theEngine().call('pace', PACES[pace]);
  }, [pace]);
  useEffect(() => {
    const opened = localSource(id);
    setSource(opened);
    return () => opened.close();
  }, [id]);
  return source ? <OpenTable key={id} source={source} /> : null;
}
