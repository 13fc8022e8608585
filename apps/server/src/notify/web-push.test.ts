import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { newVapidKeys, pushRequest } from './web-push.ts';

/** A subscribed browser: what it sends to the server, and what it keeps secret. */
function browser() {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  return {
    key,
    auth,
    subscription: {
      endpoint: 'https://push.example.net/x',
      keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
  };
}

/** Decrypts as a browser does, by the steps of RFC 8291. */
function decrypt({ key, auth }: ReturnType<typeof browser>, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + sender.length);
  const derive = (input: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const input = derive(key.computeSecret(sender), auth, info, 32);
  const aes = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', aes, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

it('can be read by the browser that subscribed', () => {
  const one = browser();
  const { url, headers, body } = pushRequest(
    one.subscription,
    newVapidKeys(),
    'mailto:a@example.net',
    'あなたの番です',
  );
  expect(url).toBe(one.subscription.endpoint);
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(Number(headers.ttl)).toBeGreaterThan(0);
  expect(decrypt(one, body)).toBe('あなたの番です');
});

it('is signed with the key that it names', () => {
  const { headers } = pushRequest(browser().subscription, newVapidKeys(), 'mailto:a@example.net', '');
  const [, signed, signature, k] = /t=([^.]+\.[^.]+)\.([^,]+), k=(.+)$/.exec(headers.authorization!)!;
  const point = Buffer.from(k!, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const right = verify(
    'sha256',
    Buffer.from(signed!),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  expect(right).toBe(true);
});
