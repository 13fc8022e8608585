import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';

/** What is known of a list that is asked of the server again and again. */
export interface Listed {
  readonly data: readonly unknown[] | undefined;
  readonly isError: boolean;
  /** Failures of the current attempt. */
  readonly failureCount: number;
  /** Attempts that failed. */
  readonly errorUpdateCount: number;
}

/** Has an answer, failed, or still waits for the first answer? A new attempt does not hide that others failed. */
function stateOf({ data, isError, failureCount, errorUpdateCount }: Listed) {
  if (isError || (!data && failureCount + errorUpdateCount > 0)) return 'failed';
  return data ? 'answered' : 'loading';
}

/** Beside or instead of a list: that it is loading, that it could not be loaded, or that it is empty. */
export function ListNote({
  list,
  count = list.data?.length ?? 0,
  empty = 'online/none',
}: {
  list: Listed;
  /** Entries shown, if not all are. */
  count?: number;
  empty?: UiKey;
}) {
  const words = useWords();
  switch (stateOf(list)) {
    case 'failed':
      return (
        <p className={parts.problem} role="status">
          {words.t('online/list-failed')}
        </p>
      );
    case 'loading':
      return <p className={parts.soft}>{words.t('online/list-loading')}</p>;
    case 'answered':
      return count === 0 && <p className={parts.soft}>{words.t(empty)}</p>;
  }
}
