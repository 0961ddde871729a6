import { z } from 'zod';
import { responseLevels } from '#areas/vitals/vital-signs.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { rowPatient } from '#kernel/access/withheld.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { sexPolicies, wardTypes } from '../wards/ward.contract.ts';

export const bedStatuses = ['available', 'occupied', 'dirty', 'cleaning', 'maintenance', 'blocked'] as const;
export const bedTypes = [
  'standard',
  'icu',
  'hdu',
  'private',
  'semi_private',
  'isolation',
  'maternity',
  'pediatric',
  'bassinet',
  'bariatric',
] as const;

/** Offered in the form; a hospital can write others. */
export const sampleEquipment = [
  'oxygen',
  'monitor',
  'ventilator',
  'suction',
  'infusion pump',
  'call bell',
] as const;

/** Precautions that everybody who comes near the bed must see. */
export const precautions = ['contact', 'droplet', 'airborne', 'protective', 'fall_risk'] as const;

/** Who lies in a bed, as the board shows it. */
export const bedPatient = z.strictObject({
  ...rowPatient,
  admissionId: z.uuid(),
  admissionNumber: z.string(),
  patientNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null for a restricted patient, to people who see no more than the name. */
  gender: z.string().nullable(),
  /** Whole months; null as above. */
  ageMonths: z.number().int().nullable(),
  admittedAt: z.string(),
  /** Null until the ward has received the patient. */
  receivedAt: z.string().nullable(),
  estimatedDischargeDate: z.string().nullable(),
  precautions: z.array(z.enum(precautions)),
  /** The last total of the stay; null before the first one, and as above for people who read no vital signs. */
  news2: z.strictObject({ total: z.number().int(), response: z.enum(responseLevels) }).nullable(),
});

/** For whom an approved transfer holds a bed. */
export const heldFor = z.strictObject({
  admissionId: z.uuid(),
  admissionNumber: z.string(),
  patientId: z.uuid(),
  patientNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export const bed = z.strictObject({
  id: z.uuid(),
  wardId: z.uuid(),
  wardName: z.string(),
  wardType: z.enum(wardTypes),
  sexPolicy: z.enum(sexPolicies),
  roomId: z.uuid().nullable(),
  roomName: z.string().nullable(),
  bedNumber: z.string(),
  bedType: z.enum(bedTypes),
  status: z.enum(bedStatuses),
  statusReason: z.string().nullable(),
  statusSince: z.string(),
  /** Who brought it into its status: while it is being cleaned, who cleans it. */
  statusByName: z.string(),
  equipment: z.array(z.string()),
  notes: z.string().nullable(),
  lastOccupiedAt: z.string().nullable(),
  patient: bedPatient.nullable(),
  /** Until when an approved transfer holds the bed: till then it is given to nobody else. Null without a hold. */
  heldUntil: z.string().nullable(),
  heldFor: heldFor.nullable(),
  ...versioned,
});

export type Bed = z.output<typeof bed>;

export const bedId = z.uuid();

export const bedFields = {
  bedNumber: requiredText(20),
  bedType: z.enum(bedTypes),
  roomName: optionalText(50),
  equipment: z.array(requiredText(50)).max(20),
  notes: optionalText(500),
};

/** A bed as a person writes it. */
export const bedInput = z.strictObject(bedFields);

/** What narrows the board. */
export const bedFilter = {
  wardId: z.uuid().optional(),
  wardType: z.enum(wardTypes).optional(),
  bedType: z.enum(bedTypes).optional(),
  status: z.enum(bedStatuses).optional(),
  sexPolicy: z.enum(sexPolicies).optional(),
  /** Part of the bed's number, its ward's name, or the name or number of the patient in it. */
  search: freeText(100).optional(),
};

export const listBeds = defineCall('beds.list', {
  address: 'GET /beds',
  access: ['beds.admin', 'beds.assign', 'beds.clean', 'admissions.read'],
  summary: 'The bed board: beds by ward and number with who lies in them',
  input: z.strictObject({ ...bedFilter, ...pageRequest }),
  output: pageOf(bed),
});

/** A free bed, and what speaks against it for the patient it is looked for. */
export const offeredBed = bed.extend({
  /** The ward is meant for another sex or age: placing there needs a reason. */
  mismatch: z.enum(['sex', 'age']).nullable(),
});

export type OfferedBed = z.output<typeof offeredBed>;

export const offerBeds = defineCall('beds.offer', {
  address: 'GET /bed-offers',
  access: ['beds.admin', 'beds.assign', 'admissions.read'],
  summary:
    'Free beds for a patient: those whose ward is meant for the sex and age first, of these the ward that is wished for',
  input: z.strictObject({
    patientId: z.uuid().optional(),
    /** The kind of ward wished for; a certain ward goes before it. */
    wardType: z.enum(wardTypes).optional(),
    wardId: z.uuid().optional(),
    search: bedFilter.search,
    limit: z.coerce.number().int().min(1).max(50).default(50),
  }),
  output: z.strictObject({ rows: z.array(offeredBed) }),
});

export const countBeds = defineCall('beds.count', {
  address: 'GET /bed-counts',
  access: ['beds.admin', 'beds.assign', 'beds.clean', 'admissions.read'],
  summary: 'Count the beds by status, of one ward or of the hospital',
  input: z.strictObject({ wardId: z.uuid().optional() }),
  output: z.strictObject({
    total: z.number().int(),
    available: z.number().int(),
    occupied: z.number().int(),
    dirty: z.number().int(),
    cleaning: z.number().int(),
    maintenance: z.number().int(),
    blocked: z.number().int(),
  }),
});

/** The maximum number of beds that are made at once. */
export const maxBedsAtOnce = 100;

export const createBeds = defineCall('beds.create', {
  address: 'POST /wards/{wardId}/beds',
  access: 'beds.admin',
  summary: 'Add beds to a ward: one, or a whole row numbered one after another',
  input: z.strictObject({
    wardId: z.uuid(),
    ...bedFields,
    /** The number of the first; its last digits count upwards for the others: B-01, B-02. */
    bedNumber: bedFields.bedNumber,
    count: z.number().int().min(1).max(maxBedsAtOnce).default(1),
    bedType: bedFields.bedType.default('standard'),
    equipment: bedFields.equipment.default([]),
  }),
  output: z.strictObject({ rows: z.array(bed) }),
  errors: ['BED_NUMBER_TAKEN', 'PLAN_LIMIT', 'SUBSCRIPTION_PAST_DUE'],
  example: {
    input: {
      wardId: '01980000-0000-7000-8000-000000000061',
      bedNumber: 'B-01',
      count: 1,
      roomName: 'Room 201',
      equipment: ['oxygen'],
    },
  },
});

export const updateBed = defineCall('beds.update', {
  address: 'PATCH /beds/{bedId}',
  access: 'beds.admin',
  summary: 'Change a bed, or retire it: a retired one is no longer on the board, its stays keep naming it',
  input: z.strictObject({
    bedId,
    version: seenVersion,
    bedNumber: bedFields.bedNumber.optional(),
    bedType: bedFields.bedType.optional(),
    roomName: freeText(50).nullable().optional(),
    equipment: bedFields.equipment.optional(),
    notes: freeText(500).nullable().optional(),
    isRetired: z.literal(true).optional(),
  }),
  output: bed,
  errors: ['STALE', 'BED_NUMBER_TAKEN', 'BED_OCCUPIED', 'BED_HELD'],
});

/** The statuses that people set; a bed becomes occupied and free again through an admission alone. */
export const settableStatuses = ['available', 'dirty', 'cleaning', 'maintenance', 'blocked'] as const;

export const setBedStatus = defineCall('beds.setStatus', {
  address: 'POST /beds/{bedId}/status',
  access: ['beds.admin', 'beds.clean'],
  summary:
    'Set the status of an empty bed; people with beds.clean alone take over the cleaning of a dirty bed and finish it',
  input: z.strictObject({
    bedId,
    version: seenVersion,
    status: z.enum(settableStatuses),
    /** Required for a blocked bed. */
    reason: optionalText(200),
  }),
  output: bed,
  errors: ['STALE', 'BED_OCCUPIED', 'BED_HELD'],
  example: { input: { bedId: '01980000-0000-7000-8000-000000000063', version: 6, status: 'available' } },
});
