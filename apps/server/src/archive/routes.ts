import {
  archivedGame,
  archiveQuery,
  hideRequest,
  problem,
  tableParams,
  tableView,
} from '@signalbox/protocol';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { callerOf } from '../people/caller.ts';
import type { Routes } from '../routes.ts';
import { visibleTable } from '../tables/access.ts';
import { tableViewFor } from '../tables/views.ts';
import { hideGame } from './hide.ts';
import { searchArchive } from './search.ts';

/** Finished games: found by everybody, hidden by their players. */
export function archiveRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/archive',
    { schema: { tags: ['archive'], querystring: archiveQuery, response: { 200: z.array(archivedGame) } } },
    async (request) => searchArchive(context, request.query),
  );

  app.put(
    '/api/tables/:id/hidden',
    {
      schema: {
        tags: ['archive'],
        params: tableParams,
        body: hideRequest,
        response: { 200: tableView, 401: problem, 403: problem, 404: problem, 409: problem },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await visibleTable(context, id, caller, undefined);
      await hideGame(context, id, caller.id, request.body.hidden);
      return tableViewFor(context, await visibleTable(context, id, caller, undefined), caller.id);
    },
  );
}
