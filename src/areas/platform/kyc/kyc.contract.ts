import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { messageLanguages } from '#kernel/messages/message-languages.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { boundedText, freeText, optionalText, requiredText } from '#kernel/text.ts';
import { openedFile } from '#kernel/files/file-input.ts';
import { fileTypes } from '#kernel/files/file-types.ts';
import { fileKinds } from '../files/file.rules.ts';
import { issue } from './kyc.issues.ts';
import { hospitalPlaceFields } from '../applications/application.contract.ts';
import { letterStates } from '../applications/applicant-mail.rules.ts';
import { checklistItems, kycStatuses } from './kyc.rules.ts';

/** The code of an organization: what stands before the host in its address, and is chosen at sign-in. */
export const organizationCode = boundedText(63)
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{1,62}$/, issue('codeFormat'));

export const submission = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  organizationName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  status: z.enum(kycStatuses),
  submittedAt: z.string(),
  files: z.array(z.enum(fileKinds)),
});

export type Submission = z.output<typeof submission>;

export const listSubmissions = defineCall('kyc.list', {
  address: 'GET /kyc',
  access: 'super_admin',
  summary: 'List applications for an account, the newest first; open ones are those that wait for a decision',
  input: z.strictObject({
    status: z.enum(['open', 'approved', 'rejected', 'all']).default('open'),
    search: freeText(200).optional(),
    ...pageRequest,
  }),
  output: pageOf(submission),
});

export const countSubmissions = defineCall('kyc.counts', {
  address: 'GET /kyc-counts',
  access: 'super_admin',
  summary: 'Count applications by their state',
  output: z.strictObject({
    pending: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
    total: z.number().int(),
  }),
});

const document = z.strictObject({
  id: z.uuid(),
  kind: z.enum(fileKinds),
  name: z.string(),
  contentType: z.enum(fileTypes),
  bytes: z.number().int(),
  createdAt: z.string(),
  /** Another one has taken its place. */
  isReplaced: z.boolean(),
});

export type ApplicationDocument = z.output<typeof document>;

const message = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['received', 'asked', 'approved', 'rejected', 'reopened']),
  recipient: z.string(),
  facts: z.record(z.string(), z.string()),
  createdAt: z.string(),
  /**
   * What became of the mail: `none` was said before there was any, `mocked` counts as sent where no mail server is
   * configured, `unknown` was handed over and not answered.
   */
  state: z.enum(letterStates),
  sentAt: z.string().nullable(),
});

export type ApplicantLetter = z.output<typeof message>;

const application = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  source: z.enum(['signup', 'operator']),
  organizationName: z.string(),
  legalName: z.string().nullable(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  address: z.string(),
  /** Null, as the other four are, for those of whom it was not asked yet. */
  countryCode: z.string().nullable(),
  timeZone: z.string().nullable(),
  currencyCode: z.string().nullable(),
  numberGrouping: z.enum(['thousand', 'lakh']).nullable(),
  messageLanguage: z.enum(messageLanguages).nullable(),
  adminFirstName: z.string(),
  adminLastName: z.string(),
  adminEmail: z.string(),
  adminPhone: z.string().nullable(),
  status: z.enum(kycStatuses),
  emailConfirmedAt: z.string().nullable(),
  question: z.string().nullable(),
  askedAt: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  checklist: z.array(z.enum(checklistItems)),
  reviewNotes: z.string().nullable(),
  decidedAt: z.string().nullable(),
  decidedByName: z.string().nullable(),
  hospitalId: z.uuid().nullable(),
  submittedAt: z.string(),
  version: z.number().int(),
  documents: z.array(document),
  messages: z.array(message),
  /** Other applications and hospitals that may be the same organization. */
  similar: z.array(z.strictObject({ name: z.string(), number: z.string().nullable() })),
  suggestedCode: z.string(),
});

export type Application = z.output<typeof application>;

const applicationId = z.uuid();

export const readSubmission = defineCall('kyc.read', {
  address: 'GET /kyc/{applicationId}',
  access: 'super_admin',
  summary: 'Read an application with its documents and what the applicant is told',
  input: z.strictObject({ applicationId }),
  output: application,
});

export const readClientSubmission = defineCall('kyc.readOfClient', {
  address: 'GET /clients/{clientId}/kyc',
  access: 'super_admin',
  summary: 'Read the application of a client',
  input: z.strictObject({ clientId: z.uuid() }),
  output: application,
});

export const readDocument = defineCall('kyc.readDocument', {
  address: 'GET /kyc/{applicationId}/documents/{documentId}',
  access: 'super_admin',
  summary: 'Read a document of an application; each opening is in the trail',
  input: z.strictObject({ applicationId, documentId: z.uuid() }),
  output: openedFile,
});

export const askApplicant = defineCall('kyc.ask', {
  address: 'POST /kyc/{applicationId}/question',
  access: 'super_admin',
  summary: 'Ask the applicant something before deciding',
  input: z.strictObject({ applicationId, version: seenVersion, question: requiredText(2000) }),
  output: application,
  errors: ['WRONG_STATE', 'STALE'],
});

/** The hospital that an approval has made, with the link of its first administrator. */
const approval = z.strictObject({
  application,
  /** Opens the first administrator's account once; told only here, and null where the hospital existed already. */
  token: z.string().nullable(),
  expiresAt: z.string().nullable(),
});

export const approveSubmission = defineCall('kyc.approve', {
  address: 'POST /kyc/{applicationId}/approval',
  access: 'super_admin',
  summary:
    'Approve an application: makes the hospital with the trial of its plan and its first administrator, once; one that the operator made before is only marked',
  input: z.strictObject({
    applicationId,
    version: seenVersion,
    code: organizationCode,
    planId: z.uuid(),
    timeZone: hospitalPlaceFields.timeZone.optional(),
    currencyCode: hospitalPlaceFields.currencyCode.optional(),
    countryCode: hospitalPlaceFields.countryCode.optional(),
    numberGrouping: hospitalPlaceFields.numberGrouping.optional(),
    messageLanguage: hospitalPlaceFields.messageLanguage.optional(),
    checklist: z.array(z.enum(checklistItems)).max(checklistItems.length),
    notes: optionalText(2000),
  }),
  output: approval,
  toldOnce: ['token'],
  errors: ['WRONG_STATE', 'STALE', 'ORGANIZATION_CODE_TAKEN', 'NOT_FOUND'],
});

export const rejectSubmission = defineCall('kyc.reject', {
  address: 'POST /kyc/{applicationId}/rejection',
  access: 'super_admin',
  summary: 'Reject an application; the applicant is told the notes',
  input: z.strictObject({ applicationId, version: seenVersion, notes: requiredText(2000) }),
  output: application,
  errors: ['WRONG_STATE', 'STALE'],
});

export const reopenSubmission = defineCall('kyc.reopen', {
  address: 'POST /kyc/{applicationId}/reopening',
  access: 'super_admin',
  summary: 'Take a rejection back: the application waits for a decision again',
  input: z.strictObject({ applicationId, version: seenVersion, notes: requiredText(2000) }),
  output: application,
  errors: ['WRONG_STATE', 'STALE'],
});

export const renewApplicantLink = defineCall('kyc.renewLink', {
  address: 'POST /kyc/{applicationId}/link',
  access: 'super_admin',
  summary: 'Make another secret link for an applicant who lost it; the one before opens nothing any more',
  input: z.strictObject({ applicationId, version: seenVersion }),
  output: z.strictObject({ secret: z.string().nullable() }),
  toldOnce: ['secret'],
  errors: ['STALE'],
});
