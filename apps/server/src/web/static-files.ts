import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Context } from '../context.ts';
import type { Routes } from '../routes.ts';

const CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The web client, if it has been built; all its routes serve its single page. */
export async function serveClient(app: Routes, context: Context): Promise<void> {
  const notThere = { why: 'not-found' };
  if (!existsSync(join(CLIENT, 'index.html'))) {
    const page = statusPage([...context.titles.values()].map((title) => title.name));
    app.get('/', { schema: { hide: true } }, (_, reply) => reply.type('text/html').send(page));
    app.setNotFoundHandler((_, reply) => reply.code(404).send(notThere));
    return;
  }
  await app.register(fastifyStatic, {
    root: CLIENT,
    setHeaders(reply, path) {
      // File names in this folder change with their content.
      const forever = path.includes('/assets/');
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/');
    return isPage ? reply.sendFile('index.html') : reply.code(404).send(notThere);
  });
}

/** Served if the web client has not been built: says what is available. */
function statusPage(titles: readonly string[]): string {
  const list = titles.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Signalbox</title>
<h1>Signalbox</h1>
<p>The server runs. The web client is not built in this copy, so there is no board to look at yet.</p>
<p>Titles that can be played through the API:</p>
<ul>${list}</ul>
<p><a href="/api/docs">Try the API</a> · <a href="/healthz">health</a></p>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
