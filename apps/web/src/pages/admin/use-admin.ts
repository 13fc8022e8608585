import type { AdminStatus, Problem } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';

export function useStatus() {
  return useQuery({
    queryKey: ['admin', 'status'],
    queryFn: () => api<AdminStatus>('GET', '/admin/status'),
    refetchInterval: 30_000,
  });
}

/** An action of an administrator; everything is fetched again afterwards. */
export function useAct(): {
  readonly problem: Problem | null;
  readonly act: (method: string, path: string, body?: object) => Promise<void>;
} {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const act = async (method: string, path: string, body?: object) => {
    try {
      await api(method, path, body);
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
    await queries.invalidateQueries({ queryKey: ['admin'] });
  };
  return { problem, act };
}
