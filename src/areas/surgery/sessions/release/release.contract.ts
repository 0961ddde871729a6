import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { issue } from '../session.issues.ts';

const { sessionReleaseHours } = timeLimits;

/** With which every hospital begins: the day before. */
export const usualReleaseHours = 24;

export const releaseHours = z
  .number(issue('hoursOutOfRange'))
  .int(issue('hoursOutOfRange'))
  .min(sessionReleaseHours.min, issue('hoursOutOfRange'))
  .max(sessionReleaseHours.max, issue('hoursOutOfRange'));

const sessionRelease = z.strictObject({
  /** Before a session begins; from then on everybody may book into it. */
  releaseHours: z.number().int(),
  /** 0 before the first change. */
  version: z.number().int(),
});

export type SessionRelease = z.output<typeof sessionRelease>;

export const getSessionRelease = defineCall('theatreSessions.getRelease', {
  address: 'GET /theatre-session-release',
  access: 'surgery.read',
  summary: 'Read how many hours before it begins a session is open to everybody',
  output: sessionRelease,
});

export const updateSessionRelease = defineCall('theatreSessions.updateRelease', {
  address: 'PUT /theatre-session-release',
  access: 'theatre.admin',
  summary: 'Change how many hours before it begins a session is open to everybody',
  input: z.strictObject({ releaseHours, version: z.number().int().min(0) }),
  output: sessionRelease,
  errors: ['STALE'],
});
