import type { Me } from '@archivolt/protocol';
import { type Answer, call } from '../net/api.ts';

const refusal: Answer<Me> = { ok: false, why: 'badPasskey', facts: {} };

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Makes a passkey for the identity that one has. */
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
    // Whoever closes the browser's own dialogue, or has no such device.
    return refusal;
  }
}

/** Comes back with a passkey of this device. */
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

/** What the device calls itself, so that one passkey can be told from another. */
export function deviceName(): string {
  const { userAgent } = navigator;
  const names = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];
  return names.find((name) => userAgent.includes(name)) ?? 'Web';
}
