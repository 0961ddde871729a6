import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { requiredText } from '#kernel/text.ts';
import { closingStatuses, waitingDayRange } from './closing.rules.ts';

const closing = z.strictObject({
  id: z.uuid(),
  reason: z.string(),
  askedByName: z.string(),
  askedAt: z.string(),
  /** From when on everything is deleted. */
  closesAt: z.string(),
});

export const readClosing = defineCall('closing.read', {
  address: 'GET /account-closing',
  access: 'admin.settings',
  reachesOperator: true,
  summary: 'Read whether the account of the hospital is being closed, and what closing it would mean',
  output: z.strictObject({
    /** Null while nobody closes it. */
    closing: closing.nullable(),
    /** The name that has to be typed. */
    hospitalName: z.string(),
    waitingDays: z.number().int(),
    /** An archive of all data can be downloaded now. */
    hasExport: z.boolean(),
    /** False for the organization that runs the platform. */
    canBeClosed: z.boolean(),
  }),
});

/** What an administrator types to close the account. */
export const closingFields = {
  typedName: requiredText(200),
  reason: requiredText(500),
  /** True where no archive is wanted. */
  withoutExport: z.boolean(),
};

export const askClosing = defineCall('closing.ask', {
  address: 'POST /account-closing',
  access: 'admin.settings',
  reachesOperator: true,
  summary:
    'Close the account of the hospital: after the waiting time everything is deleted; administrators alone may',
  input: z.strictObject(closingFields),
  output: z.strictObject({ closesAt: z.string() }),
  errors: ['WRONG_STATE'],
});

export const takeBackClosing = defineCall('closing.takeBack', {
  address: 'DELETE /account-closing',
  access: 'admin.settings',
  reachesOperator: true,
  summary: 'Keep the account after all, before the waiting time is over; administrators alone may',
  output: z.strictObject({ kept: z.literal(true) }),
  errors: ['WRONG_STATE'],
});

const closureRow = {
  id: z.uuid(),
  hospitalName: z.string(),
  hospitalSlug: z.string(),
  status: z.enum(closingStatuses),
  reason: z.string(),
  hasExport: z.boolean(),
  askedByName: z.string(),
  askedAt: z.string(),
  closesAt: z.string(),
  takenBackAt: z.string().nullable(),
  takenBackByName: z.string().nullable(),
  begunAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  rowsDeleted: z.number().int(),
  fileCount: z.number().int(),
  /** Of the certificate's text, as 64 hexadecimal digits; null until everything is deleted. */
  sha256: z.string().nullable(),
};

export const closure = z.strictObject(closureRow);

export type Closure = z.output<typeof closure>;

export const listClosures = defineCall('closures.list', {
  address: 'GET /account-closures',
  access: 'super_admin',
  summary: 'List the accounts that hospitals have closed, the last one first',
  input: z.strictObject({ status: z.enum([...closingStatuses, 'all']).default('all'), ...pageRequest }),
  output: pageOf(closure),
});

const certified = z.strictObject({
  ...closureRow,
  hospitalId: z.uuid(),
  fileBytes: z.number().int(),
  tables: z.array(z.strictObject({ table: z.string(), rows: z.number().int() })),
  /** The text whose hash is the certificate's; null until everything is deleted. */
  text: z.string().nullable(),
});

export type Certificate = z.output<typeof certified>;

export const readClosure = defineCall('closures.read', {
  address: 'GET /account-closures/{closureId}',
  access: 'super_admin',
  summary: 'Read what was deleted of a closed account: its certificate, with the rows of each table',
  input: z.strictObject({ closureId: z.uuid() }),
  output: certified,
});

export const recordClosurePrint = defineCall('closures.recordPrint', {
  address: 'POST /account-closures/{closureId}/prints',
  access: 'super_admin',
  summary: 'Record that the certificate of a closed account was printed or downloaded',
  input: z.strictObject({ closureId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});

/** The operator's rule for closed accounts. */
export const closingPolicyFields = {
  waitingDays: z.number().int().min(waitingDayRange.min).max(waitingDayRange.max),
};

export const readClosingPolicy = defineCall('closures.readPolicy', {
  address: 'GET /account-closing-policy',
  access: 'super_admin',
  summary: 'Read for how many days a closed account can be taken back',
  output: z.strictObject(closingPolicyFields),
});

export const changeClosingPolicy = defineCall('closures.changePolicy', {
  address: 'PUT /account-closing-policy',
  access: 'super_admin',
  summary: 'Change for how many days an account that is closed from now on can be taken back',
  input: z.strictObject(closingPolicyFields),
  output: z.strictObject(closingPolicyFields),
});
