import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import type { PushTarget } from '#kernel/messages/messengers.ts';

/** The server's keys for push, as a test has them. */
export function someVapidKeys() {
  return { ...webPush.generateVAPIDKeys(), subject: 'https://care.example' };
}

/** A browser that takes push messages at an address, and reads what came there (RFC 8291, RFC 8188). */
export function aBrowser(endpoint: string) {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const secret = randomBytes(16);
  const target: PushTarget = {
    endpoint,
    publicKey: publicKey.toString('base64url'),
    authSecret: secret.toString('base64url'),
  };
  const read = (body: Buffer) => {
    const [salt, serverKey] = [body.subarray(0, 16), body.subarray(21, 86)];
    const sealed = body.subarray(86);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
    const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(serverKey), secret, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last byte that is not zero ends the text.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as PushedWords;
  };
  return { target, read };
}

interface PushedWords {
  id: string;
  title: string;
  body: string;
  link: string | null;
}
