import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Routes } from '../routes.ts';
import { scopeOf } from '../security/scopes.ts';
import { exampleOf } from './api-examples.ts';
import { SUMMARIES } from './api-summaries.ts';

/** The page has inline styles; everything else comes from this server. */
const DOCS_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
};

type Transform = typeof jsonSchemaTransform;
type Described = Record<string, unknown> & {
  body?: Record<string, unknown>;
  response?: Record<string, Record<string, unknown>>;
};

/** Adds to a call what it is for, the scope that a token needs, and examples. */
const describeCall: Transform = (call) => {
  const described = jsonSchemaTransform(call);
  const schema = described.schema as Described | undefined;
  if (!schema || schema.hide) return described;
  const { method } = (call as typeof call & { readonly route: { readonly method: string } }).route;
  const route = `${method} ${call.url.replace(/:(\w+)/g, '{$1}')}`;
  const scope = call.url.startsWith('/api/') ? scopeOf(method, call.url) : null;
  schema.summary = SUMMARIES[route];
  if (call.url.startsWith('/api/'))
    schema.description = scope === null ? 'Not with a token: sign in.' : `Scope of a token: ${scope}.`;
  const given = call.schema as FastifySchema & { response?: Record<string, unknown> };
  if (schema.body) schema.body.example = exampleOf(given.body);
  const answer = schema.response?.['200'];
  if (answer) answer.example = exampleOf(given.response!['200']);
  return described;
};

/** The OpenAPI document of every call, generated from the schemas that validate them, and a page to try them. */
export async function describeApi(app: Routes): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Signalbox',
        version: '1',
        description:
          'Programs send a token from the profile page as a bearer token; docs/api has a guide and a sample client. POST /api/guest gives a token for a guest. Messages over the socket at /api/socket have the same meaning as the calls under “play”.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }, {}],
    },
    transform: describeCall,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
