import { useLimits } from '#kernel/limits/use-limits.ts';

import type { Topic } from '#kernel/access/topics.ts';

/** The live topic of what a person has opened in an emergency. */
export function ownEmergencyTopic(userId: string): Topic {
  return `emergency-access/${userId}`;
}

/** How many records a person opens in an emergency within any hour. */
export const maxOpeningsPerHour = useLimits['emergency-openings'].attempts;

interface Span {
  expiresAt: string;
  endedAt: string | null;
}

/** Whole seconds that an emergency access still runs, rounded up; 0 once it has ended or run out. */
export function secondsLeft({ expiresAt, endedAt }: Span, now: Date): number {
  if (endedAt !== null) return 0;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000));
}

/** When an access that is reviewed now has ended: when it did, when it ran out, or now. Instants as ISO text in UTC. */
export function endOfReviewed(
  { startedAt, expiresAt, endedAt }: Span & { startedAt: string },
  now: string,
): string {
  if (endedAt !== null) return endedAt;
  if (now >= expiresAt) return expiresAt;
  // Clocks of two servers differ a little: an end never lies before its start.
  return now > startedAt ? now : startedAt;
}
