import webPush from 'web-push';
import type { PushDelivery, PushTarget } from '#kernel/messages/messengers.ts';
import { askOutside, type OutsideOptions, shown, shownCharacters } from './outgoing-request.ts';

/** By which push services know the server. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** Where push services find whoever runs it: an address that begins with https: or mailto:. */
  subject: string;
}

/** A push service keeps a message for a browser that is away this long. */
const keptSeconds = 24 * 3600;

/** Hands a message, encrypted for one browser (RFC 8291), to the push service that the browser named. */
export async function sendPush(
  keys: VapidKeys,
  { endpoint, publicKey, authSecret }: PushTarget,
  { id, text }: { id: string; text: string },
  options: OutsideOptions,
): Promise<PushDelivery> {
  let wasConnected = false;
  try {
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' && !options.allowsInside) throw new Error('The address is not secure.');
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
      text,
      {
        vapidDetails: keys,
        TTL: keptSeconds,
        // A repeat takes the place of what waits under the same topic, which has at most 32 characters (RFC 8030).
        topic: id.replaceAll('-', ''),
        contentEncoding: 'aes128gcm',
      },
    );
    const asked = { method, headers: headers as Record<string, string>, body: body ?? '' };
    const answer = await askOutside(url, asked, options, () => (wasConnected = true));
    return { outcome: judge(answer.status), providerId: null, response: shown(answer) };
  } catch (error) {
    return {
      outcome: wasConnected ? 'unknown' : 'not-sent',
      providerId: null,
      response: error instanceof Error ? error.message.slice(0, shownCharacters) : null,
    };
  }
}

/** RFC 8030, sections 5 and 7.3: 404 and 410 say that the browser is gone. */
function judge(status: number): PushDelivery['outcome'] {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'not-sent' : 'refused';
}
