import { sizeLimits } from '#kernel/limits/size-limits.ts';

/** The live topic of the client log. */
export const clientLogTopic = 'client-log';
/** The maximum number of entries kept of a hospital, by host; older ones go when new ones come. */
export const maxKept = { server: 10_000, demo: 500 } as const;

/**
 * The maximum number of entries taken: from one person in a minute, because a page fails again and again, and in an
 * hour; from the whole hospital in an hour, so that nobody pushes out what others reported before it was read.
 */
export const maxTaken = {
  inMinute: sizeLimits.clientLogMinuteEntries,
  inHour: sizeLimits.clientLogHourEntries,
  fromHospitalInHour: sizeLimits.clientLogHospitalEntries,
} as const;

/** How many entries were taken already. */
export type Taken = Record<keyof typeof maxTaken, number>;

/** How many more entries may be taken. */
export function roomFor(taken: Taken): number {
  const left = (['inMinute', 'inHour', 'fromHospitalInHour'] as const).map((of) => maxTaken[of] - taken[of]);
  return Math.max(0, Math.min(...left));
}

export const maxEntriesAtOnce = 20;
export const maxFrames = 20;

/** The maximum number of characters of each part of an entry. */
export const maxLetters = { message: 500, screen: 200, call: 80, frame: 200 } as const;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const email = /(?<![^\s@<>"'`])[^\s@<>"'`]+@[^\s@<>"'`]+/g;
// With what people write between digits: phone numbers, dates, policy numbers.
const longNumber = /[+(]?\p{Nd}(?:[\s().\-/]{0,3}\p{Nd}){5,}/gu;
const urlSearch = /[?#][^\s)\]]*/g;
// An apostrophe inside a word opens nothing. A quotation that is not closed reaches to the end.
const quotations = [/"[^"]*"?/g, /“[^”]*”?/g, /`[^`]*`?/g, /(?<![\p{L}\p{N}])'[^']*'?/gu];

/**
 * Takes out of a text whatever could be personal: quoted values, e-mail addresses, searches of addresses, ids and
 * numbers of six digits and more. What a program says of itself is kept.
 */
export function withoutPersonal(text: string): string {
  let plain = text;
  for (const quotation of quotations) plain = plain.replace(quotation, '[text]');
  return plain
    .replace(urlSearch, '')
    .replace(email, '[e-mail]')
    .replace(uuid, '[id]')
    .replace(longNumber, '[number]');
}

/** The path of a screen without its search and with its ids named as such. */
export function plainScreen(path: string): string {
  return withoutPersonal(path).slice(0, maxLetters.screen);
}

// Only what names a place in the program: a function, a file, a line, a column.
const frame = /^(?:([\w$.<>]{1,80}) )?([\w.-]{1,80}\.(?:js|mjs|ts|tsx)):(\d{1,7}):(\d{1,7})$/;

/** A frame of a stack that holds nothing but the place; null for any other text. */
export function plainFrame(text: string): string | null {
  return frame.test(text) ? text : null;
}

const linePlace = /:(\d{1,7}):(\d{1,7})\)?$/;

/** A line of a stack: Chromium writes `at name (address:1:2)`, Firefox and Safari `name@address:1:2`. */
function readFrame(line: string): string | null {
  const text = line.trim().replace(/^at\s+/, '');
  const place = linePlace.exec(text);
  if (!place) return null;
  const address = text.slice(0, place.index).split('?', 1)[0]!;
  const file = address.split(/[/(@ ]/).at(-1)!;
  const name = /^(?:async\s+)?([\w$.<>]+)(?:[^\w$.<>(@/][^(@/]*)?[(@]/.exec(address)?.[1];
  return plainFrame(`${name ? `${name} ` : ''}${file}:${place[1]}:${place[2]}`);
}

/** The frames of a browser's stack, innermost first: function, file, line and column, without addresses. */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .slice(0, 60)
    .flatMap((line) => readFrame(line.slice(0, 400)) ?? [])
    .slice(0, maxFrames);
}
