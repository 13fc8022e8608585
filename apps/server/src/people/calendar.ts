import { calendarLink, calendarParams, problem } from '@signalbox/protocol';
import * as z from 'zod';
import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { hashOf, randomId } from '../ids.ts';
import type { Routes } from '../routes.ts';
import { type Wanted, wantedFrom } from '../tables/inbox.ts';
import { callerOf } from './caller.ts';

const tags = ['people'];
const LONGEST_LINE = 73;
const QUARTER = 900_000;

/** A calendar of one's deadlines, for programs that only have its secret link. */
export function calendarRoutes(app: Routes, context: Context): void {
  const keep = (id: string, calendar_hash: string | null) =>
    context.storage.commit((trx) =>
      trx.updateTable('accounts').set({ calendar_hash }).where('id', '=', id).execute(),
    );

  app.post(
    '/api/me/calendar',
    { schema: { tags, response: { 200: calendarLink, 401: problem } } },
    async (request) => {
      const secret = randomId(40);
      await keep(callerOf(request).id, hashOf(secret));
      return { path: `/api/calendar/${secret}` };
    },
  );

  app.delete(
    '/api/me/calendar',
    { schema: { tags, response: { 200: z.object({}), 401: problem } } },
    async (request) => {
      await keep(callerOf(request).id, null);
      return {};
    },
  );

  app.get(
    '/api/calendar/:token',
    {
      schema: {
        tags,
        params: calendarParams,
        produces: ['text/calendar'],
        response: { 200: z.string(), 404: problem },
      },
    },
    async (request, reply) => {
      const owner = await context.storage.db
        .selectFrom('accounts')
        .select(['id', 'language'])
        .where('calendar_hash', '=', hashOf(request.params.token))
        .where('deleted_at', 'is', null)
        .where((e) => e.or([e('suspended_until', 'is', null), e('suspended_until', '<=', context.now())]))
        .executeTakeFirst();
      if (!owner) throw notFound();
      const wanted = await wantedFrom(context, owner.id);
      const { publicUrl } = context.config;
      const calendar = calendarOf(wanted, owner.language, publicUrl, context.now());
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  );
}

const WORDS = {
  en: { move: 'Move by now', hidden: 'Signalbox' },
  ja: { move: 'ここまでに手番を終える', hidden: 'Signalbox' },
} as const;

/** As RFC 5545 wants it. A private table is not named: everybody who has the link would learn of it. */
function calendarOf(
  wanted: readonly Wanted[],
  language: string,
  publicUrl: string | null,
  now: number,
): string {
  const words = WORDS[language === 'ja' ? 'ja' : 'en'];
  const events = wanted.flatMap(({ table: { row }, until }) => {
    if (until === null) return [];
    const isPublic = row.listed === 1;
    const what = isPublic ? row.name || row.title : words.hidden;
    return [
      'BEGIN:VEVENT',
      `UID:${hashOf(row.id).slice(0, 32)}@signalbox`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(until - QUARTER)}`,
      `DTEND:${stamp(until)}`,
      `SUMMARY:${escaped(`${words.move}: ${what}`)}`,
      ...(isPublic && publicUrl ? [`URL:${new URL(`/online/${row.id}`, publicUrl).href}`] : []),
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Signalbox//Deadlines//EN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** No line is longer than 75 bytes; it goes on after a space. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const letter of line) {
    const last = parts.at(-1)!;
    if (Buffer.byteLength(last + letter) <= LONGEST_LINE) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts.join('\r\n ');
}
