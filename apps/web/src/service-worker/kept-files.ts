/** The paths of the product's files, each with the hash of its content as `fetch` checks it. */
export type Files = Readonly<Record<string, string>>;

const PRODUCT = 'product';
const FONTS = 'fonts';

/** The Japanese font is some 120 files of which a reader needs a few dozen. */
const MOST_FONTS = 200;

/** Whether a path is answered by the server alone. */
const isServers = (path: string) => path.startsWith('/api/') || path.startsWith('/docs');

/** The hash belongs to the key, so that a file that has changed is another entry. */
const keyOf = (path: string, hash: string) => `${path}?${encodeURIComponent(hash)}`;

/**
 * Fetches what is new in this version. One file that fails, or that belongs to another version, fails all of it, and
 * the version before stays.
 */
export async function keepFiles(files: Files): Promise<void> {
  const cache = await caches.open(PRODUCT);
  const keep = async ([path, hash]: [string, string]) => {
    const key = keyOf(path, hash);
    if (await cache.match(key)) return;
    await cache.put(key, await fetch(path, { integrity: hash, cache: 'no-cache' }));
  };
  await Promise.all(Object.entries(files).map(keep));
}

/** Deletes what earlier versions have kept, in whichever way they did it. */
export async function forgetOthers(files: Files): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== PRODUCT && name !== FONTS);
  await Promise.all(others.map((name) => caches.delete(name)));
  const cache = await caches.open(PRODUCT);
  const wanted = new Set(Object.entries(files).map(([path, hash]) => keyOf(path, hash)));
  const isOld = ({ url }: Request) => !wanted.has(new URL(url).pathname + new URL(url).search);
  await Promise.all((await cache.keys()).filter(isOld).map((key) => cache.delete(key)));
}

/** The answer to a request, if it is ours to give: a file of the product, its single page, or a part of a font. */
export function answerTo(request: Request, files: Files, origin: string): Promise<Response> | undefined {
  const { pathname, origin: from } = new URL(request.url);
  if (request.method !== 'GET' || from !== origin || isServers(pathname)) return undefined;
  if (request.mode === 'navigate') return fileOrNetwork('/index.html', files, request);
  if (pathname.endsWith('.woff2')) return font(request);
  if (pathname in files) return fileOrNetwork(pathname, files, request);
  return undefined;
}

/** The browser may have thrown a file away to make room. */
async function fileOrNetwork(path: string, files: Files, request: Request): Promise<Response> {
  const cache = await caches.open(PRODUCT);
  return (await cache.match(keyOf(path, files[path]!))) ?? fetch(request);
}

/** Only the parts of the font that were needed once are kept. */
async function font(request: Request): Promise<Response> {
  const cache = await caches.open(FONTS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const oldest = (await cache.keys()).slice(0, -MOST_FONTS);
    await Promise.all(oldest.map((key) => cache.delete(key)));
  }
  return response;
}
