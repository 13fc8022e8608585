import type { AdminStatus, Person, ReportView } from '@signalbox/protocol';

/** What administrators see of a server that is in use and has had troubles. */
export const NOW = Date.UTC(2026, 9, 1, 12);

export const STATUS: AdminStatus = {
  accounts: 1204,
  tables: { open: 6, playing: 311, finished: 2950, closed: 41 },
  jobs: { waiting: 3, done: 12_044, failed: 2 },
  deadChannels: 1,
  openReports: 1,
  troubles: [
    {
      kind: 'table',
      id: 'abcdefghijkl',
      table: 'abcdefghijkl',
      why: 'Unexpected end of JSON input',
      at: NOW,
    },
    { kind: 'seat', id: 'mnopqrstuvwx:p2', table: 'mnopqrstuvwx', why: 'The bot has not answered.', at: NOW },
    { kind: 'webhook', id: 'webhookwebhook16', table: null, why: 'status-500', at: NOW },
  ],
};

export const reportOf = (reporter: Person, person: Person): ReportView => ({
  id: 'report1',
  reporter,
  person,
  table: 'abcdefghijkl',
  reason: 'insults',
  text: 'He writes this at every table.',
  quoted: 'Learn to play first!',
  status: 'open',
  decision: null,
  note: null,
  createdAt: NOW,
  handledAt: null,
});
