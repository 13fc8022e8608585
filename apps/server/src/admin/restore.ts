import { problem, restoreRequest, tableParams } from '@signalbox/protocol';
import { followUp, restore, standingAfter } from '@signalbox/table';
import * as z from 'zod';
import { conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { entriesAt } from '../play/log.ts';
import type { Routes } from '../routes.ts';
import { announceInChat } from '../tables/chat.ts';
import { tableById } from '../tables/store.ts';
import { adminOf } from './admin-of.ts';
import { audited } from './audit.ts';

/**
 * Takes a running game back to an earlier move, as an undo that nobody has to agree to. The people at the table are
 * notified, and read the reason in their chat.
 */
export function restoreRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/admin/tables/:id/restore',
    {
      schema: {
        tags: ['operation'],
        params: tableParams,
        body: restoreRequest,
        response: { 200: z.object({}), 401: problem, 403: problem, 404: problem, 409: problem },
      },
    },
    async (request) => {
      const admin = adminOf(request);
      const { id } = request.params;
      const { position, note } = request.body;
      const table = await tableById(context, id);
      if (table.row.status !== 'playing') throw conflict('game-over');
      await context.games.change(id, async (game, draft) => {
        if (game.status !== 'playing') throw conflict('game-over');
        const undone = standingAfter(game, position);
        if (undone.length === 0) throw conflict('nothing-to-undo');
        restore(draft, await entriesAt(context.storage.db, id, undone));
        followUp(draft);
      });
      await context.storage.commit((trx) =>
        audited(context, trx, admin, { action: 'restore', table: id, note: `${position}: ${note}` }),
      );
      await announceInChat(context, id, admin, note);
      return {};
    },
  );
}
