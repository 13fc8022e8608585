import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../call-error.ts';
import type { Config } from '../config.ts';
import type { Routes } from '../routes.ts';
import { addressKey } from './address.ts';
import { Buckets } from './buckets.ts';

/** An address may call as often as this many accounts: enough for a household or a club, not for a thousand guests. */
export const ACCOUNTS_AT_AN_ADDRESS = 10;

/** Rate limits per account, per address, and (see `signInLimit`) per address that signs in. */
export async function limitCalls(app: Routes, config: Config): Promise<void> {
  const addresses = new Buckets((ACCOUNTS_AT_AN_ADDRESS * config.requestsPerMinute) / 60);
  app.addHook('onClose', async () => addresses.end());
  app.addHook('onRequest', async (request) => {
    if (isHealth(request)) return;
    if (!addresses.take(addressKey(request.ip))) throw new CallError(429, 'too-fast');
  });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => request.caller?.id ?? addressKey(request.ip),
    allowList: isHealth,
  });
}

const isHealth = (request: FastifyRequest) => request.url === '/healthz' || request.url === '/readyz';

/** Sign-ins are counted by address even for people who are signed in: guest accounts cost nothing. */
export function signInLimit(config: Config): object {
  return {
    rateLimit: {
      max: config.signInsPerMinute,
      timeWindow: 60_000,
      keyGenerator: (request: FastifyRequest) => `sign-in ${addressKey(request.ip)}`,
    },
  };
}

/** Sockets that are open now, by address. */
export class SocketCount {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  isFull(ip: string): boolean {
    return (this.#open.get(addressKey(ip)) ?? 0) >= this.#most;
  }

  /** Counts one more; returns a function that releases it. */
  add(ip: string): () => void {
    const key = addressKey(ip);
    this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      const left = this.#open.get(key)! - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    };
  }
}
