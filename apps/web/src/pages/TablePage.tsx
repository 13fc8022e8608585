import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { localSource } from '../source/local-source.ts';
import type { TableSource } from '../source/table-source.ts';
import { OpenTable } from './OpenTable.tsx';
import { usePace } from './use-pace.ts';

/** A table on this device. */
export function TablePage() {
  const { id } = useParams({ from: '/table/$id' });
  const [source, setSource] = useState<TableSource | null>(null);
  usePace();
  useEffect(() => {
    const opened = localSource(id);
    setSource(opened);
    return () => opened.close();
  }, [id]);
  return source ? <OpenTable key={id} source={source} /> : null;
}
