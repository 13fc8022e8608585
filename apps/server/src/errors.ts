import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { CallError } from './call-error.ts';
import { isStorageFailure } from './database/failure.ts';

/** Every error is answered by a message key with parameters; internal details go to the log only. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof CallError) {
    void reply.code(error.status).send(error.problem);
    return;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    void reply.code(400).send({ why: 'malformed', details: { part: first?.instancePath ?? '' } });
    return;
  }
  // A caller who disconnects would otherwise look like a broken database connection.
  const status = error.statusCode ?? 500;
  if (status >= 500 && isStorageFailure(error)) {
    request.log.error({ err: error }, 'the database is unavailable');
    void reply.code(503).header('retry-after', '2').send({ why: 'storage' });
    return;
  }
  if (status < 500) {
    void reply.code(status).send({ why: KEYS[status] ?? 'malformed' });
    return;
  }
  request.log.error({ err: error }, 'call failed');
  void reply.code(500).send({ why: 'server-error' });
}

const KEYS: Readonly<Record<number, string>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'malformed',
  429: 'too-fast',
};
