import { type Objection, objection } from '@signalbox/kernel';

/** No real game comes near this size; larger files are refused. */
const LARGEST = 8 * 1024 * 1024;

/** The address of a game: its contents have to be copied, since a page may not fetch from another site. */
const LINK = /^\s*https?:\/\/(?:www\.)?18xx\.games\/(?:api\/)?game\/(\d+)\S*\s*$/;

/** The objection to a file of this size, before it is read. */
export function sizeObjection(bytes: number): Objection | null {
  return bytes > LARGEST ? objection('recording/too-large', { megabytes: LARGEST / 1024 / 1024 }) : null;
}

/** The JSON of a file, or what is wrong with it. The size is checked before anything is parsed. */
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
