import helmet from '@fastify/helmet';
import type { Routes } from '../routes.ts';

const UNUSED_FEATURES =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Headers that isolate our pages. */
export async function protect(app: Routes): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    // The same for browsers that do not support frame-ancestors.
    frameguard: { action: 'deny' },
  });
  app.addHook('onSend', async (_, reply) => {
    reply.header('permissions-policy', UNUSED_FEATURES);
  });
}
