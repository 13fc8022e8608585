// Part of the service worker: shows what the server pushes, and opens the table when it is touched.
self.addEventListener('push', (event) => {
  const { text, table } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification('Signalbox', {
      body: text,
      tag: table ?? undefined,
      icon: '/signalbox.svg',
      data: { table },
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  event.waitUntil(self.clients.openWindow(table ? `/online/${table}` : '/'));
});
