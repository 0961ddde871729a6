import type { ConnectionOptions } from 'node:tls';
import type { Messengers } from '#kernel/messages/messengers.ts';
import type { VapidKeys } from './http-push.ts';
import { sendPush } from './http-push.ts';
import { sendSms } from './http-sms.ts';
import { SmtpConnections } from './smtp-connections.ts';

export interface MessengerOptions {
  /** The operator lets messages go to this machine and its own network. */
  allowsInside: boolean;
  /** How long one attempt may take at each step. */
  timeoutMs?: number;
  /** The server's keys for push; without them there is none. */
  push?: VapidKeys;
  /** Certificates that a test brings. */
  tls?: ConnectionOptions;
}

const usualTimeoutMs = 20_000;

/** E-mail over SMTP and SMS over a hospital's gateway. */
export function createNodeMessengers({
  allowsInside,
  timeoutMs = usualTimeoutMs,
  tls,
  push,
}: MessengerOptions): Messengers {
  const mail = new SmtpConnections({ allowsInside, timeoutMs, ...(tls && { tls }) });
  return {
    sendMail: (settings, message) => mail.send(settings, message),
    sendSms: (settings, message) => sendSms(settings, message, { allowsInside, timeoutMs }),
    ...(push && {
      push: {
        key: push.publicKey,
        send: (target, message) => sendPush(push, target, message, { allowsInside, timeoutMs }),
      },
    }),
    close: () => mail.close(),
  };
}
