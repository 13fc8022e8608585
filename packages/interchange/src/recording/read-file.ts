import { type Objection, objection } from '@signalbox/kernel';

/** No game is nearly as large; a file that is gets no further. */
const LARGEST = 8 * 1024 * 1024;

/** The address of a game: what is there has to be copied, since no page may read another site's. */
const LINK = /^\s*https?:\/\/(?:www\.)?18xx\.games\/(?:api\/)?game\/(\d+)\S*\s*$/;

/** The objection to a file of this size, before it is read at all. */
export function sizeObjection(bytes: number): Objection | null {
  return bytes > LARGEST ? objection('recording/too-large', { megabytes: LARGEST / 1024 / 1024 }) : null;
}

/** The JSON of a file, or what is wrong with it. Looked at before anything is read: its size. */
export function readFileText(text: string): { readonly json: unknown } | Objection {
  const objected = sizeObjection(text.length);
  if (objected) return objected;
  const [, game] = LINK.exec(text) ?? [];
  if (game !== undefined)
    return objection('recording/link', { address: `https://18xx.games/api/game/${game}` });
  const start = text.trimStart();
  if (start === '') return objection('recording/empty');
  if (start.startsWith('<')) return objection('recording/web-page');
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return objection(start.startsWith('{') ? 'recording/cut-off' : 'recording/not-json');
  }
}
