import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { paperCalls } from '#kernel/papers/paper-calls.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { issue } from './handover.issues.ts';
import { exampleSbar, sbar } from './sbar/sbar.contract.ts';

export const handoverStatuses = ['given', 'accepted', 'withdrawn'] as const;

/** The maximum number of patients of one handover. */
const maxHandedOver = 60;

const patientToHandOver = z.strictObject({
  assignmentId: z.uuid(),
  admissionId: z.uuid(),
  patient: namedPatient,
  sbar: withheld(sbar),
});

const handedPatient = z.strictObject({
  ...patientToHandOver.shape,
  /** What the nurse added. */
  words: withheld(z.string()),
});

export type HandedPatient = z.output<typeof handedPatient>;

export const handover = z.strictObject({
  id: z.uuid(),
  shiftId: z.uuid(),
  wardId: z.uuid().nullable(),
  wardName: z.string().nullable(),
  fromNurseId: z.uuid(),
  fromNurseName: z.string(),
  toNurseId: z.uuid(),
  toNurseName: z.string(),
  status: z.enum(handoverStatuses),
  /** How many patients it hands over. */
  patients: z.number().int(),
  givenAt: z.string(),
  acceptedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  version: z.number().int(),
});

export type Handover = z.output<typeof handover>;

export const openedHandover = z.strictObject({
  ...handover.shape,
  /** Words about the whole shift. */
  words: z.string().nullable(),
  rows: z.array(handedPatient),
});

export type OpenedHandover = z.output<typeof openedHandover>;

/** What a nurse cannot take a patient over without. */
const handoverWork = {
  permission: 'nursing.write',
  fields: ['sbar', 'words', 'reason', 'diagnoses', 'allergies', 'text', 'medicationName'],
} as const;

const readers = ['nursing.read', 'nursing.write', 'shifts.manage'] as const;

const example: Handover = {
  id: '01980000-0000-7000-8000-000000000367',
  shiftId: '01980000-0000-7000-8000-000000000362',
  wardId: '01980000-0000-7000-8000-000000000061',
  wardName: 'Female Medicine',
  fromNurseId: '01980000-0000-7000-8000-000000000003',
  fromNurseName: 'Ruma Das',
  toNurseId: '01980000-0000-7000-8000-000000000004',
  toNurseName: 'Salma Begum',
  status: 'given',
  patients: 1,
  givenAt: '2026-03-03T06:45:00.000Z',
  acceptedAt: null,
  withdrawnAt: null,
  version: 1,
};

const exampleOpened: OpenedHandover = {
  ...example,
  words: 'A quiet night.',
  rows: [
    {
      assignmentId: '01980000-0000-7000-8000-000000000363',
      admissionId: '01980000-0000-7000-8000-000000000064',
      patient: {
        id: '01980000-0000-7000-8000-000000000001',
        isRestricted: false,
        patientNumber: 'P000001',
        firstName: 'Rahima',
        lastName: 'Khatun',
      },
      sbar: exampleSbar,
      words: 'Her daughter comes at eight.',
    },
  ],
};

export const listHandovers = defineCall('nursingHandovers.list', {
  address: 'GET /nursing-handovers',
  access: readers,
  summary: 'List handovers, newest first',
  input: z.strictObject({
    status: z.enum(handoverStatuses).optional(),
    shiftId: z.uuid().optional(),
    toNurseId: z.uuid().optional(),
    ...pageRequest,
  }),
  output: pageOf(handover),
});

export const prepareHandover = defineCall('nursingHandovers.prepare', {
  address: 'GET /nursing-shifts/{shiftId}/handover',
  access: 'nursing.write',
  workNeeds: handoverWork,
  summary: 'What a handover of a shift would say: SBAR of each patient, by bed',
  input: z.strictObject({ shiftId: z.uuid() }),
  output: z.strictObject({ rows: z.array(patientToHandOver) }),
});

const handoverId = z.uuid();

const calls = paperCalls({
  subject: 'nursingHandovers',
  address: '/nursing-handovers/{handoverId}',
  called: 'a handover',
  paper: openedHandover,
  workNeeds: handoverWork,
});

export const getHandover = calls.get({ access: readers, example: { output: exampleOpened } });

export const giveHandover = defineCall('nursingHandovers.give', {
  address: 'POST /nursing-handovers',
  access: 'nursing.write',
  workNeeds: handoverWork,
  summary: 'Hand patients of an active shift over to a person; what it says is kept as it was',
  input: z.strictObject({
    shiftId: z.uuid(),
    toNurseId: z.uuid(issue('receiverMissing')),
    words: optionalText(2000),
    patients: z
      .array(z.strictObject({ assignmentId: z.uuid(), words: optionalText(1000) }))
      .min(1, issue('noPatients'))
      .max(maxHandedOver),
  }),
  output: openedHandover,
  errors: ['WRONG_STATE', 'HANDOVER_WAITING', 'NOT_YOUR_SHIFT'],
});

export const acceptHandover = defineCall('nursingHandovers.accept', {
  address: 'POST /nursing-handovers/{handoverId}/accept',
  access: 'nursing.write',
  workNeeds: handoverWork,
  summary: 'Accept a handover that was read: its patients move to the active shift of whoever accepts',
  input: z.strictObject({ handoverId, version: seenVersion }),
  output: openedHandover,
  errors: ['STALE', 'WRONG_STATE', 'NOT_THE_RECEIVER', 'NO_ACTIVE_SHIFT'],
});

export const withdrawHandover = defineCall('nursingHandovers.withdraw', {
  address: 'POST /nursing-handovers/{handoverId}/withdraw',
  access: ['nursing.write', 'shifts.manage'],
  workNeeds: handoverWork,
  summary: 'Take back a handover that nobody has accepted; who gave it, or with shifts.manage',
  input: z.strictObject({ handoverId, version: seenVersion }),
  output: openedHandover,
  errors: ['STALE', 'WRONG_STATE', 'NOT_YOUR_SHIFT'],
});

export const recordHandoverPrint = calls.recordPrint({ access: readers });
