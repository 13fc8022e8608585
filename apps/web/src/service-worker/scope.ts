/** The little that we use of a service worker; TypeScript's own description of it excludes that of a page. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Waiting {
  readonly data: { json(): { text?: string; table?: string } } | null;
}

export interface NoticeClicked extends Waiting {
  readonly notification: Notification;
}

interface Events {
  install: Waiting;
  activate: Waiting;
  fetch: Fetching;
  push: Pushed;
  notificationclick: NoticeClicked;
}

export interface ServiceWorker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; openWindow(path: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
