import type { Me } from '@archivolt/protocol';
import { type Answer, call, type Refusal } from '../net/api.ts';

const refusal: Refusal = { ok: false, why: 'badPasskey', facts: {} };

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Creates a passkey for the signed-in person. */
export async function makePasskey(label: string): Promise<Answer<Me>> {
  const options = await call('POST /api/me/passkeys/options', {});
  if (!options.ok) return options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const response = await startRegistration({
      optionsJSON: options.value as Parameters<typeof startRegistration>[0]['optionsJSON'],
    });
    return await call('POST /api/me/passkeys', { response, label });
  } catch {
    // The user closed the browser's dialogue, or there is no such device.
    return refusal;
  }
}

/** Signs in with a passkey of this device. */
export async function usePasskey(): Promise<Answer<Me>> {
  const options = await call('POST /api/passkey/options', {});
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const response = await startAuthentication({
      optionsJSON: options.value as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    });
    return await call('POST /api/passkey', { response });
  } catch {
    return refusal;
  }
}

/** Re-authenticates with a passkey of this device. */
export async function provePasskey(): Promise<Answer<undefined>> {
  const options = await call('POST /api/me/proof/options', {});
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const response = await startAuthentication({
      optionsJSON: options.value as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    });
    return await call('POST /api/me/proof/passkey', { response });
  } catch {
    return refusal;
  }
}

/** A name for this device, to distinguish passkeys. */
export function deviceName(): string {
  const { userAgent } = navigator;
  const names = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];
  return names.find((name) => userAgent.includes(name)) ?? 'Web';
}
