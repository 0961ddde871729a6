import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { joinBlockerKinds } from '#kernel/care/join-blocker.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';
import { patient, patientId } from '../patients/patient.contract.ts';
import { joinFields } from './join.rules.ts';

const joinedId = z.uuid();

export const joinBlocker = z.strictObject({
  kind: z.enum(joinBlockerKinds),
  patientId,
});

export const previewJoin = defineCall('patients.previewJoin', {
  address: 'GET /patients/{patientId}/join-preview',
  access: 'patients.join',
  summary: 'Two records side by side, and what stands against making them one',
  input: z.strictObject({ patientId, joinedId }),
  output: z.strictObject({ kept: patient, joined: patient, blockers: z.array(joinBlocker) }),
  errors: ['RECORD_RESTRICTED'],
});

export const joinPatients = defineCall('patients.join', {
  address: 'POST /patients/{patientId}/joins',
  access: 'patients.join',
  summary: 'Make one record of two that are of one person: everything of the other goes to this one',
  input: z.strictObject({
    patientId,
    version: seenVersion,
    /** The record that is joined into this one. */
    joinedId,
    joinedVersion: z.number().int().min(1),
    /** What is taken over from the joined record; everything else stays as it stands in the kept one. */
    takes: z.array(z.enum(joinFields)).max(joinFields.length).default([]),
    /** How it is known that they are one person. */
    reason: requiredText(500),
  }),
  output: patient,
  errors: ['STALE', 'RECORD_RESTRICTED', 'JOIN_BLOCKED', 'JOIN_OF_ONE'],
});

export const patientJoin = z.strictObject({
  id: z.uuid(),
  /** The number, the name and the birth date of the record that was joined. */
  patientNumber: z.string(),
  name: z.string(),
  dateOfBirth: z.string(),
  phone: z.string().nullable(),
  reason: z.string(),
  joinedAt: z.string(),
  joinedByName: z.string(),
  /** Until when it can be undone; null where it no longer can. */
  undoableUntil: z.string().nullable(),
  undoneAt: z.string().nullable(),
  undoneByName: z.string().nullable(),
  undoReason: z.string().nullable(),
});

export type PatientJoin = z.output<typeof patientJoin>;

export const listJoins = defineCall('patients.joins', {
  address: 'GET /patients/{patientId}/joins',
  access: 'patients.read',
  summary: 'The records that were joined into this one, the newest first',
  input: z.strictObject({ patientId }),
  output: z.strictObject({ joins: z.array(patientJoin) }),
  errors: ['RECORD_RESTRICTED'],
});

/** Records of which papers are given out, by their table. */
export const issuedKinds = [
  'admission',
  'consultation',
  'deposit_movement',
  'invoice',
  'lab_order',
  'nursing_assessment',
  'nursing_note',
  'prescription',
  'surgical_case',
] as const;

export type IssuedKind = (typeof issuedKinds)[number];

export const readIssuedAs = defineCall('patients.issuedAs', {
  address: 'GET /patients/{patientId}/issued-as',
  access: [
    'patients.read',
    'emr.read',
    'billing.read',
    'pharmacy.read',
    'lab.read',
    'surgery.read',
    'admissions.read',
  ],
  summary: 'The name and number under which a paper was given out, where its record came by a join',
  input: z.strictObject({ patientId, kind: z.enum(issuedKinds), recordId: z.uuid() }),
  output: z.strictObject({
    issued: patient.pick({ patientNumber: true, firstName: true, lastName: true }).nullable(),
  }),
});

export const undoJoin = defineCall('patients.undoJoin', {
  address: 'POST /patients/{patientId}/joins/{joinId}/undoing',
  access: 'patients.join',
  summary: 'Take a join back: both records stand as before, and what was added since stays with this one',
  input: z.strictObject({ patientId, joinId: z.uuid(), reason: requiredText(500) }),
  output: patient,
  errors: ['RECORD_RESTRICTED', 'JOIN_UNDONE', 'JOIN_TOO_OLD', 'JOIN_NOT_LAST', 'JOIN_TANGLED'],
});
