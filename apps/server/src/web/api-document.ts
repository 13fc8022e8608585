import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Routes } from '../routes.ts';

/** The page has inline styles; everything else comes from this server. */
const DOCS_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The OpenAPI document of every call, generated from the schemas that validate them, and a page to try them. */
export async function describeApi(app: Routes): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Signalbox',
        version: '1',
        description:
          'Sign in with POST /api/guest; send its token as a bearer token. Messages over the socket at /api/socket have the same meaning as the calls under “play”.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }, {}],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
