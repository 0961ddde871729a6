import type { Topic } from '#kernel/access/topics.ts';

/** The live topic of what a person has opened in an emergency. */
export function ownEmergencyTopic(userId: string): Topic {
  return `emergency-access/${userId}`;
}

interface Span {
  expiresAt: string;
  endedAt: string | null;
}

/** Whole seconds that an emergency access still runs, rounded up; 0 once it has ended or run out. */
export function secondsLeft({ expiresAt, endedAt }: Span, now: Date): number {
  if (endedAt !== null) return 0;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000));
}
