import type { Delivery, OutgoingMessage, SmsSettings } from '#kernel/messages/messengers.ts';
import { type Answer, askOutside, type OutsideOptions, shown, shownCharacters } from './outgoing-request.ts';

/** Asks a hospital's gateway once to send an SMS. Redirects are not followed: they could lead anywhere. */
export async function sendSms(
  settings: SmsSettings,
  message: OutgoingMessage,
  options: OutsideOptions,
): Promise<Delivery> {
  let wasConnected = false;
  try {
    const { url, ...asked } = requestOf(settings, message);
    const answer = await askOutside(url, asked, options, () => (wasConnected = true));
    return { ...judge(answer, settings.successPattern), providerId: null, response: shown(answer) };
  } catch (error) {
    // Once the connection stood the gateway may have taken it.
    const outcome = wasConnected ? 'unknown' : 'not-sent';
    return {
      outcome,
      providerId: null,
      response: error instanceof Error ? error.message.slice(0, shownCharacters) : null,
    };
  }
}

/** 500 and 503 say that it was not taken; a proxy's 502 and 504 say nothing about the gateway behind it. */
function judge({ status, body }: Answer, successPattern: string): Pick<Delivery, 'outcome'> {
  if (status >= 200 && status < 300) return { outcome: matches(body, successPattern) ? 'sent' : 'refused' };
  if (status === 502 || status === 504) return { outcome: 'unknown' };
  return { outcome: status === 429 || status >= 500 ? 'not-sent' : 'refused' };
}

/** True when an answer holds a pattern, in which `*` stands for anything; upper and lower case are the same. */
export function matches(body: string, pattern: string): boolean {
  const text = body.toLowerCase();
  let from = 0;
  for (const part of pattern.toLowerCase().split('*')) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

function requestOf(settings: SmsSettings, { id, to, text }: OutgoingMessage) {
  const values = { id, to, text, key: settings.key };
  const fill = (template: string, encode: (value: string) => string = String) =>
    template.replaceAll(/\{\{(id|to|text|key)\}\}/g, (_found, name: keyof typeof values) =>
      encode(values[name]),
    );
  const url = new URL(fill(settings.url, encodeURIComponent));
  const fields = settings.fields.map(({ name, value }) => [name, fill(value)] as const);
  const headers: Record<string, string> = Object.fromEntries(
    settings.headers.map(({ name, value }) => [name, fill(value).replaceAll(/[\r\n]/g, ' ')]),
  );
  if (settings.method === 'GET') {
    for (const [name, value] of fields) url.searchParams.append(name, value);
    return { url, headers, method: 'GET', body: '' };
  }
  const isJson = settings.format === 'json';
  headers['Content-Type'] = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const body = isJson
    ? JSON.stringify(Object.fromEntries(fields))
    : new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
  return { url, headers, method: 'POST', body };
}
