import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const ATTESTED = 0x40;

/** A passkey in software: enough of WebAuthn to pass the server's checks. */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  register(challenge: string): object {
    const clientData = this.#clientData('webauthn.create', challenge);
    const attestation = cborMap([
      [text('fmt'), text('none')],
      [text('attStmt'), Buffer.from([0xa0])],
      [text('authData'), bytes(this.#authenticatorData(true))],
    ]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  logIn(challenge: string): object {
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#authenticatorData(false);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authenticatorData(attested: boolean): Buffer {
    const site = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    const head = Buffer.alloc(5);
    head[0] = USER_PRESENT | (attested ? ATTESTED : 0);
    head.writeUInt32BE(++this.#counter, 1);
    if (!attested) return Buffer.concat([site, head]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([site, head, Buffer.alloc(16), length, id, this.#coseKey()]);
  }

  #coseKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), bytes(Buffer.from(x!, 'base64url'))],
      [Buffer.from([0x22]), bytes(Buffer.from(y!, 'base64url'))],
    ]);
  }
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | pairs.length]), ...pairs.flat()]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255];
  return Buffer.concat([Buffer.from(head), value]);
}
