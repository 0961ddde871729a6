import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { minutesOfDay } from '#kernel/time/week-times.ts';
import { issue } from './session.issues.ts';
import { sessionKinds } from './session.rules.ts';

/** The maximum number of sessions of one theatre that are not over. */
export const maxSessions = 100;
const maxSurgeons = 50;

export const theatreSession = z.strictObject({
  id: z.uuid(),
  theatreId: z.uuid(),
  kind: z.enum(sessionKinds),
  /** Of a speciality. */
  name: z.string().nullable(),
  surgeons: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.number().int(),
  /** Minutes of the day by the hospital's clock; 1440 is midnight at its end. */
  fromMinute: z.number().int(),
  untilMinute: z.number().int(),
  /** First and last day; null has no end. */
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  ...versioned,
});

export type TheatreSession = z.output<typeof theatreSession>;

const theatreSessionId = z.uuid();

/** What a person says of a session. */
export const sessionFields = {
  kind: z.enum(sessionKinds),
  name: optionalText(100),
  surgeonIds: z.array(z.uuid()).max(maxSurgeons).default([]),
  weekday: z.number().int().min(1).max(7),
  fromMinute: z
    .number(issue('timeMissing'))
    .int()
    .min(0)
    .max(minutesOfDay - 5),
  untilMinute: z.number(issue('timeMissing')).int().min(5).max(minutesOfDay),
  validFrom: dateText(),
  validUntil: dateText()
    .nullish()
    .transform((date) => date ?? null),
};

export const listTheatreSessions = defineCall('theatreSessions.list', {
  address: 'GET /theatres/{theatreId}/sessions',
  access: 'surgery.read',
  summary: 'List the sessions of a theatre that are not over, by weekday and time; at most 100',
  input: z.strictObject({ theatreId: z.uuid() }),
  output: z.strictObject({ rows: z.array(theatreSession) }),
});

export const createTheatreSession = defineCall('theatreSessions.create', {
  address: 'POST /theatres/{theatreId}/sessions',
  access: 'theatre.admin',
  summary: 'Give a part of the week of a theatre to a surgeon or a speciality, or keep it for emergencies',
  input: z.strictObject({ theatreId: z.uuid(), ...sessionFields }),
  output: theatreSession,
  errors: ['SESSION_OVERLAP', 'TOO_MANY_SESSIONS'],
  example: {
    input: {
      theatreId: '01980000-0000-7000-8000-0000000000f1',
      kind: 'emergency',
      weekday: 1,
      fromMinute: 960,
      untilMinute: 1080,
      validFrom: '2026-03-02',
    },
  },
});

export const updateTheatreSession = defineCall('theatreSessions.update', {
  address: 'PUT /theatre-sessions/{theatreSessionId}',
  access: 'theatre.admin',
  summary: 'Change a session, or end it by its last day; cases that are booked stay as they are',
  input: z.strictObject({ theatreSessionId, version: seenVersion, ...sessionFields }),
  output: theatreSession,
  errors: ['STALE', 'SESSION_OVERLAP'],
  example: {
    input: {
      theatreSessionId: '01980000-0000-7000-8000-0000000000f7',
      version: 1,
      kind: 'emergency',
      weekday: 1,
      fromMinute: 960,
      untilMinute: 1080,
      validFrom: '2026-03-02',
    },
  },
});

export const removeTheatreSession = defineCall('theatreSessions.remove', {
  address: 'POST /theatre-sessions/{theatreSessionId}/removal',
  access: 'theatre.admin',
  summary: 'Take a session away altogether; cases that are booked stay as they are',
  input: z.strictObject({ theatreSessionId, version: seenVersion }),
  output: z.strictObject({ id: z.uuid() }),
  errors: ['STALE'],
});
