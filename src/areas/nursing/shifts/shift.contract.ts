import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { shiftTypes } from './shift-types.ts';
import { issue } from './shift.issues.ts';

export const shiftStatuses = ['active', 'completed', 'cancelled'] as const;

/** The maximum number of patients that one call assigns. */
const maxAssigned = 200;

/** A patient whom somebody is responsible for in a shift. */
const assignedPatient = z.strictObject({
  assignmentId: z.uuid(),
  admissionId: z.uuid(),
  patient: namedPatient,
  bedNumber: z.string().nullable(),
  assignedAt: z.string(),
  /** Null while the nurse is responsible. */
  endedAt: z.string().nullable(),
});

export const shift = z.strictObject({
  id: z.uuid(),
  wardId: z.uuid().nullable(),
  wardName: z.string().nullable(),
  nurseId: z.uuid(),
  nurseName: z.string(),
  shiftType: z.enum(shiftTypes),
  shiftDate: z.string(),
  startTime: z.string(),
  endTime: z.string().nullable(),
  /** Patients at the end, or now. */
  patients: z.number().int(),
  shiftNotes: z.string().nullable(),
  status: z.enum(shiftStatuses),
  cancelReason: z.string().nullable(),
  ...versioned,
});

export type Shift = z.output<typeof shift>;

export const openedShift = z.strictObject({
  ...shift.shape,
  /** Those who are cared for now first. */
  assignments: z.array(assignedPatient),
  /** What must be done or handed over before the shift is completed. */
  open: z.strictObject({ patients: z.number().int(), tasks: z.number().int(), doses: z.number().int() }),
});

export type OpenedShift = z.output<typeof openedShift>;

/** Who sees shifts, and starts one of their own. */
export const shiftReaders = ['nursing.read', 'nursing.write', 'shifts.manage'] as const;
const ownOrManaged = ['nursing.write', 'shifts.manage'] as const;

export const listShifts = defineCall('nursingShifts.list', {
  address: 'GET /nursing-shifts',
  access: shiftReaders,
  summary: 'List nursing shifts, newest first',
  input: z.strictObject({
    status: z.enum(shiftStatuses).optional(),
    nurseId: z.uuid().optional(),
    wardId: z.uuid().optional(),
    ...pageRequest,
  }),
  output: pageOf(shift),
});

export const getShiftFigures = defineCall('nursingShifts.figures', {
  address: 'GET /nursing-shifts/figures',
  access: shiftReaders,
  summary: 'Count active and completed shifts, those of today, and the patients who are assigned now',
  output: z.strictObject({
    active: z.number().int(),
    completed: z.number().int(),
    today: z.number().int(),
    assignments: z.number().int(),
  }),
});

const shiftId = z.uuid();

export const getShift = defineCall('nursingShifts.get', {
  address: 'GET /nursing-shifts/{shiftId}',
  access: shiftReaders,
  summary: 'Open a shift: its patients, and what is open',
  input: z.strictObject({ shiftId }),
  output: openedShift,
});

export const getOwnShift = defineCall('nursingShifts.own', {
  address: 'GET /nursing-shifts/own',
  access: shiftReaders,
  summary: 'The active shift of whoever asks, null without one, and the ward of their last one',
  output: z.strictObject({ shift: shift.nullable(), lastWardId: z.uuid().nullable() }),
});

export const listNurses = defineCall('nursingShifts.nurses', {
  address: 'GET /nursing-shifts/nurses',
  access: ownOrManaged,
  summary: 'List who may have a shift, by name, with the active one; at most 200',
  output: z.strictObject({
    rows: z.array(z.strictObject({ id: z.uuid(), name: z.string(), shiftId: z.uuid().nullable() })),
  }),
});

const admissionIds = z.array(z.uuid()).max(maxAssigned);

export const startShift = defineCall('nursingShifts.start', {
  address: 'POST /nursing-shifts',
  access: ownOrManaged,
  summary: "Start a shift: one's own, or with shifts.manage anybody's; patients whom nobody has are taken",
  input: z.strictObject({
    /** Left out it is whoever calls. */
    nurseId: z.uuid(issue('nurseMissing')).optional(),
    wardId: z
      .uuid()
      .nullish()
      .transform((id) => id ?? null),
    shiftType: z.enum(shiftTypes),
    /** Left out it is today. */
    shiftDate: dateText().optional(),
    shiftNotes: optionalText(2000),
    admissionIds: admissionIds.default([]),
  }),
  output: openedShift,
  errors: ['SHIFT_ACTIVE_ALREADY', 'PATIENT_ASSIGNED', 'PATIENT_NOT_ADMITTED'],
  example: {
    input: {
      wardId: '01980000-0000-7000-8000-000000000061',
      shiftType: 'night',
      admissionIds: ['01980000-0000-7000-8000-000000000064'],
    },
  },
});

export const assignPatients = defineCall('nursingShifts.assign', {
  address: 'POST /nursing-shifts/assignments',
  access: ownOrManaged,
  summary: 'Assign patients to active shifts; whom another nurse has is moved only with shifts.manage',
  input: z.strictObject({
    assignments: z
      .array(z.strictObject({ admissionId: z.uuid(), shiftId }))
      .min(1)
      .max(maxAssigned),
  }),
  output: z.strictObject({ moved: z.number().int() }),
  errors: ['WRONG_STATE', 'PATIENT_ASSIGNED', 'PATIENT_NOT_ADMITTED'],
});

export const completeShift = defineCall('nursingShifts.complete', {
  address: 'POST /nursing-shifts/{shiftId}/complete',
  access: ownOrManaged,
  summary:
    'Complete an active shift; refused while its patients have open tasks or doses that nobody took over',
  input: z.strictObject({ shiftId, version: seenVersion }),
  output: openedShift,
  errors: ['STALE', 'WRONG_STATE', 'SHIFT_NOT_HANDED_OVER', 'HANDOVER_WAITING'],
});

export const cancelShift = defineCall('nursingShifts.cancel', {
  address: 'POST /nursing-shifts/{shiftId}/cancel',
  access: ownOrManaged,
  summary: 'Cancel an active shift that was started by mistake; refused while it has patients',
  input: z.strictObject({ shiftId, version: seenVersion, reason: requiredText(500) }),
  output: openedShift,
  errors: ['STALE', 'WRONG_STATE', 'SHIFT_HAS_PATIENTS'],
});
