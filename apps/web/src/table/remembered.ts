const MAX_TABLES = 100;

/** A number for each recently opened table, stored on this device. */
export function rememberedNumbers(key: string) {
  const all = (): Record<string, number> => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;
    } catch {
      return {};
    }
  };
  return {
    of: (table: string): number => all()[table] ?? 0,
    keep: (table: string, value: number): void => {
      const { [table]: _, ...others } = all();
      const kept = Object.entries(others).slice(1 - MAX_TABLES);
      localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [table, value]])));
    },
  };
}
