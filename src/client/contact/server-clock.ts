/** The Date header of an answer has whole seconds: the server's clock showed up to so much more. */
const headerMs = 1000;

/** How far the device's clock is ahead of the server's, by the answers so far; null until one was heard. */
let aheadMs: number | null = null;

/** An answer's Date header, and when it was asked for and heard by the device's clock; all in milliseconds. */
export interface TimedAnswer {
  serverMs: number;
  askedAtMs: number;
  heardAtMs: number;
}

/**
 * How far the device's clock is ahead, in milliseconds, after a further answer. The server wrote its time somewhere
 * between asking and hearing: an answer that was long on its way, and a busy server or a weak network has no other,
 * must not move what a quicker one has shown. What no longer can be, because the device's clock was set, begins anew.
 * The most that can be is taken, so that no time by the server's clock lies in its future.
 */
export function aheadAfter(knownMs: number | null, { serverMs, askedAtMs, heardAtMs }: TimedAnswer): number {
  const most = heardAtMs - serverMs;
  const least = askedAtMs - headerMs - serverMs;
  return knownMs === null || knownMs < least ? most : Math.min(knownMs, most);
}

/** Told by the transport of each answer: its Date header, and when it was asked for by the device's clock. */
export function noteServerTime(date: string | null, askedAtMs: number): void {
  const serverMs = Date.parse(date ?? '');
  if (!Number.isNaN(serverMs)) aheadMs = aheadAfter(aheadMs, { serverMs, askedAtMs, heardAtMs: Date.now() });
}

/** How far the device's clock is ahead of the server's, in whole seconds; undefined until an answer was heard. */
export function secondsAhead(): number | undefined {
  return aheadMs === null ? undefined : Math.round(aheadMs / 1000);
}

/** The instant that the server's clock showed when the device's showed this one; null while nothing is known of it. */
export function byServerClock(deviceInstant: string): string | null {
  return aheadMs === null ? null : new Date(Date.parse(deviceInstant) - aheadMs).toISOString();
}
