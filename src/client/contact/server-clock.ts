/** How far the device's clock is ahead of the server's, by the last answer; null until one was heard. */
let aheadMs: number | null = null;

/** Told by the transport of each answer: its Date header, which has whole seconds and so is never ahead. */
export function noteServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (!Number.isNaN(serverMs)) aheadMs = Date.now() - serverMs;
}

/** How far the device's clock is ahead of the server's, in whole seconds; undefined until an answer was heard. */
export function secondsAhead(): number | undefined {
  return aheadMs === null ? undefined : Math.round(aheadMs / 1000);
}

/** The instant that the server's clock showed when the device's showed this one; null while nothing is known of it. */
export function byServerClock(deviceInstant: string): string | null {
  return aheadMs === null ? null : new Date(Date.parse(deviceInstant) - aheadMs).toISOString();
}
