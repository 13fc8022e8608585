import type { Me } from '@signalbox/protocol';
import type { Problem } from '../wire/wire.ts';
import { ApiError, api } from './api.ts';

/** A browser knows passkeys only where the connection is safe from others. */
export function passkeysWork(): boolean {
  return window.isSecureContext && typeof PublicKeyCredential !== 'undefined';
}

interface Start<Options> {
  readonly challengeId: string;
  readonly options: Options;
}

interface Written {
  readonly id: string;
  readonly type: 'public-key';
}

/** As they are sent: bytes as text. */
type CreationOptions = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Written[];
};
type RequestOptions = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  readonly challenge: string;
  readonly allowCredentials?: readonly Written[];
};

/** Makes a key on this device and tells the server its public half. */
export async function addPasskey(name: string, label: string): Promise<Me> {
  const { challengeId, options } = await api<Start<CreationOptions>>('POST', '/passkeys/registration/start');
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(known),
      },
    }),
  );
  const { clientDataJSON, attestationObject, getTransports } =
    made.response as AuthenticatorAttestationResponse;
  const response = {
    ...written(made),
    response: {
      clientDataJSON: text(clientDataJSON),
      attestationObject: text(attestationObject),
      transports: getTransports?.call(made.response) ?? [],
    },
  };
  return api<Me>('POST', '/passkeys/registration/finish', { challengeId, response, name, label });
}

/** Lets the device prove who it is; it knows which accounts it has here. */
export async function signInWithPasskey(): Promise<void> {
  const { challengeId, options } = await api<Start<RequestOptions>>('POST', '/passkeys/login/start');
  const proof = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        allowCredentials: (options.allowCredentials ?? []).map(known),
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    proof.response as AuthenticatorAssertionResponse;
  const response = {
    ...written(proof),
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      ...(userHandle && { userHandle: text(userHandle) }),
    },
  };
  await api('POST', '/passkeys/login/finish', { challengeId, response });
}

/** Whoever says no to the device, or is too slow, is told so; a device that has a key already is no fault. */
async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const refused = (why: string): ApiError => new ApiError({ why } satisfies Problem, 0);
  try {
    const answer = await question();
    if (answer) return answer as PublicKeyCredential;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError')
      throw refused('passkey-known-here');
  }
  throw refused('passkey-not-given');
}

function written({ id, rawId, type, authenticatorAttachment }: PublicKeyCredential) {
  return { id, rawId: text(rawId), type, authenticatorAttachment, clientExtensionResults: {} };
}

function known({ id, type }: Written): PublicKeyCredentialDescriptor {
  return { id: bytes(id), type };
}

function bytes(written: string): Uint8Array<ArrayBuffer> {
  const plain = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
