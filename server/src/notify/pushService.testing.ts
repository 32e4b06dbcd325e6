import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** The key of a local push service, made for these tests and of no use elsewhere. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3MzoxJWhAa9JnUmp
Y0I7DtQuVBgVn4r+MBerlltmOyyhRANCAASYvcOAA395rIft8SjTR4azY90in0sO
J2D3J6rTKNRds3nTg4faWqKLn8VpeFk033esKd/8S5Q6tS7SRgFhIuG8
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUOhuNE7sNqCwRpb64BXjzAlauJ44wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNTA5NDUzNVoYDzIxMjYxMDIy
MDk0NTM1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASYvcOAA395rIft8SjTR4azY90in0sOJ2D3J6rTKNRds3nTg4faWqKL
n8VpeFk033esKd/8S5Q6tS7SRgFhIuG8o2kwZzAdBgNVHQ4EFgQUA1uGxbrOXp72
sNpYkFMa5Gt4HKwwHwYDVR0jBBgwFoAUA1uGxbrOXp72sNpYkFMa5Gt4HKwwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgcK4O+VtQEql3wYZFk2pTBdEUTTpScKEpMVruz7v1sGcCIQDHmXFkFnrj
UJpZTILGAsXlR4eeeRVasRrpgRNFvSYSGA==
-----END CERTIFICATE-----`;

export interface PushMessage {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A push service over real TLS, with configurable responses. */
export class PushService {
  readonly received: PushMessage[] = [];
  /** By path; 201 by default. */
  readonly statuses = new Map<string, number>();
  readonly #server = createServer({ key: KEY, cert: CERTIFICATE }, (request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(this.statuses.get(path) ?? 201).end();
    });
  });

  get address(): string {
    return `https://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** An agent that trusts this service. */
  agent(): Agent {
    return new Agent({ ca: CERTIFICATE, keepAlive: false });
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, 'localhost', resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** The keys of a subscribed browser, which alone can read the messages. */
export class Subscriber {
  readonly #key: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #public = this.#key.generateKeys();

  constructor(readonly endpoint: string) {}

  get subscription() {
    const keys = { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** Decrypts a message (RFC 8291). */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const shared = this.#key.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#public, sender]);
    const input = derive(shared, this.#auth, info, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // Padding starts after the last byte that is not zero.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
