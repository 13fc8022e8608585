import type { Me } from '@signalbox/protocol';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiError, api } from './api.ts';

/** Browsers offer passkeys only in a secure context. */
export function passkeysWork(): boolean {
  return window.isSecureContext && browserSupportsWebAuthn();
}

interface Start<Options> {
  readonly challengeId: string;
  readonly options: Options;
}

/** Creates a key on this device and sends its public part to the server. */
export async function addPasskey(name: string, label: string): Promise<Me> {
  const { challengeId, options } = await api<Start<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    '/passkeys/registration/start',
  );
  const response = await asked(startRegistration({ optionsJSON: options }));
  return api<Me>('POST', '/passkeys/registration/finish', { challengeId, response, name, label });
}

/** Signs in with a passkey of this device; the device knows which accounts it has here. */
export async function signInWithPasskey(): Promise<void> {
  const { challengeId, options } = await api<Start<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/passkeys/login/start',
  );
  const response = await asked(startAuthentication({ optionsJSON: options }));
  await api('POST', '/passkeys/login/finish', { challengeId, response });
}

/** Confirms the identity of somebody who is already signed in. */
export async function confirmWithPasskey(): Promise<void> {
  const { challengeId, options } = await api<Start<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/passkeys/login/start',
  );
  const response = await asked(startAuthentication({ optionsJSON: options }));
  await api('POST', '/passkeys/confirm', { challengeId, response });
}

/** A cancelled or timed-out prompt is reported; it is not an error if the device already has a key. */
async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    const known =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new ApiError({ why: known ? 'passkey-known-here' : 'passkey-not-given' }, 0);
  }
}
