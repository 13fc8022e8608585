import type { NoticeClicked, Pushed, ServiceWorker } from './scope.ts';

/** Shows what the server pushes. */
export function showNotice(worker: ServiceWorker, event: Pushed): Promise<void> {
  const { text, table } = event.data?.json() ?? {};
  return worker.registration.showNotification('Signalbox', {
    ...(text && { body: text }),
    // A later notice of the same table takes the place of the one before.
    ...(table && { tag: table }),
    icon: '/signalbox.svg',
    data: { table },
  });
}

export function openTable(worker: ServiceWorker, event: NoticeClicked): Promise<unknown> {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  return worker.clients.openWindow(table ? `/online/${table}` : '/');
}
