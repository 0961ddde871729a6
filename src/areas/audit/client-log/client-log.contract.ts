import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { maxEntriesAtOnce, maxFrames, maxLetters } from './client-log.rules.ts';

export const logLevels = ['info', 'warn', 'error', 'debug'] as const;
/** A part of a screen that crashed, an error or a rejected promise nobody handled, a call that failed. */
export const logSources = ['crash', 'error', 'rejection', 'call'] as const;

/** What a page reports of one thing that went wrong; the server takes out once more what could be personal. */
const reportedEntry = z.strictObject({
  level: z.enum(logLevels),
  message: requiredText(maxLetters.message),
  source: z.enum(logSources),
  /** Path of the screen, without ids and search. */
  screen: freeText(maxLetters.screen),
  /** The call that failed, such as `patients.list`. */
  call: freeText(maxLetters.call).optional(),
  /** What the server called the failure in its own log. */
  reference: freeText(maxLetters.call).optional(),
  /** Names of functions, files and lines. */
  stack: z.array(freeText(maxLetters.frame)).max(maxFrames).default([]),
  /** How often it happened since it was last reported. */
  times: z.number().int().min(1).max(10_000).default(1),
});

export type ReportedEntry = z.input<typeof reportedEntry>;

export const recordClientLog = defineCall('clientLog.record', {
  address: 'POST /client-log',
  access: 'signed-in',
  unaudited: 'Errors of a page are not what a person did, and change no record.',
  summary: 'Tell what went wrong in the page; what is beyond the limits is dropped',
  input: z.strictObject({ entries: z.array(reportedEntry).min(1).max(maxEntriesAtOnce) }),
  output: z.strictObject({ kept: z.number().int() }),
});

const clientLogEntry = z.strictObject({
  id: z.uuid(),
  /** When the server heard of it. */
  ts: z.string(),
  level: z.enum(logLevels),
  message: z.string(),
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  tenantId: z.uuid(),
  context: z.strictObject({
    source: z.enum(logSources),
    screen: z.string(),
    call: z.string().optional(),
    reference: z.string().optional(),
    stack: z.array(z.string()),
    times: z.number().int(),
  }),
});

export type ClientLogEntry = z.output<typeof clientLogEntry>;

export const listClientLog = defineCall('clientLog.list', {
  address: 'GET /client-log',
  access: 'admin.audit',
  summary: 'List what went wrong in the pages of the hospital, newest first',
  input: z.strictObject({ level: z.enum(logLevels).optional(), ...pageRequest }),
  output: pageOf(clientLogEntry),
});
