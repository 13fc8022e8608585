import webPush from 'web-push';

/** A push subscription as the browser describes it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The server's own key, by which push services know it (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const ONE_DAY_S = 24 * 3600;

export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/**
 * A signed message that only the browser can read (RFC 8291). The library builds the request and does not send it: what
 * leaves the server goes through our own guard against addresses inside the network.
 */
export function pushRequest(
  subscription: Subscription,
  keys: VapidKeys,
  contact: string,
  text: string,
): PushRequest {
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, text, {
    vapidDetails: { subject: contact, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: ONE_DAY_S,
  });
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { url: endpoint, headers: Object.fromEntries(named), body: body ?? Buffer.alloc(0) };
}
