import type { Me } from '@signalbox/protocol';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WhoAmI } from '../../online/use-me.ts';
import { UI } from '../../text/catalogue/index.ts';
import { WordsContext } from '../../text/context.ts';
import { wordsOf } from '../../text/words.ts';
import { EnterFirst, mayEnter } from './EnterFirst.tsx';

const signedIn = (guest: boolean): WhoAmI => ({ kind: 'signed-in', me: { guest } as Me });

async function told(who: WhoAmI | undefined): Promise<string> {
  const page = createRootRoute({
    component: () => (
      <WordsContext value={wordsOf('en', UI)}>
        <EnterFirst who={who} />
      </WordsContext>
    ),
  });
  const router = createRouter({ routeTree: page, history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('guests learn that they cannot enter tournaments, and where that can be changed', async () => {
  expect(mayEnter(signedIn(false))).toBe(true);
  expect([signedIn(true), { kind: 'signed-out' } as const, undefined].map(mayEnter)).toEqual([
    false,
    false,
    false,
  ]);
  expect(await told(signedIn(true))).toMatch(/href="\/profile"[^>]*>Guests cannot take part: set a password/);
  expect(await told({ kind: 'signed-out' })).toMatch(/href="\/profile"[^>]*>Sign in to take part\./);
  expect(await told(undefined)).not.toContain('href');
});
