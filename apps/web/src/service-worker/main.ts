import { answerTo, type Files, forgetOthers, keepFiles } from './kept-files.ts';
import { openTable, showNotice } from './notices.ts';
import type { ServiceWorker } from './scope.ts';

/** Written by the build. */
declare const FILES: Files;
declare const self: ServiceWorker;

self.addEventListener('install', (event) => {
  // A new version takes over at the next reload, even if another page stays open.
  self.skipWaiting();
  event.waitUntil(keepFiles(FILES));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers(FILES).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, FILES, self.location.origin);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openTable(self, event)));
