import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPush, newVapidKeys, pushHeaders } from './web-push.ts';

it('encrypts the example of RFC 8291 as printed there', () => {
  const subscription = {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  };
  const body = encryptPush(
    subscription,
    'When I grow up, I want to be a watermelon',
    Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('signs with the key that it names', () => {
  const keys = newVapidKeys();
  const subscription = { endpoint: 'https://push.example.net/x', keys: { p256dh: '', auth: '' } };
  const { authorization } = pushHeaders(subscription, keys, 'mailto:a@example.net', 0);
  const [, signed, signature, k] = /t=([^.]+\.[^.]+)\.([^,]+), k=(.+)$/.exec(authorization!)!;
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
