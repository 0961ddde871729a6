import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { registerCalls } from '#kernel/records/register-calls.ts';
import { changeable, inUseFilter, versioned } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';

/** 'general' and 'icu' are the documents'; the others are what a hospital's wards are for. */
export const wardTypes = [
  'general',
  'icu',
  'hdu',
  'nicu',
  'maternity',
  'pediatric',
  'surgical',
  'isolation',
  'private',
  'emergency',
] as const;
export const sexPolicies = ['any', 'female', 'male'] as const;
export const wardStatuses = ['active', 'inactive'] as const;

const count = z.number().int();

export const ward = z.strictObject({
  id: z.uuid(),
  name: z.string().meta({ example: 'Female Medicine' }),
  wardType: z.enum(wardTypes),
  floorNumber: z.number().int().nullable(),
  /** Whom the ward takes; placing somebody else there takes a reason. */
  sexPolicy: z.enum(sexPolicies),
  /** Youngest age in whole years. */
  minimumAgeYears: z.number().int().nullable(),
  /** Oldest age in whole years, itself included. */
  maximumAgeYears: z.number().int().nullable(),
  status: z.enum(wardStatuses),
  // Counted from the beds, never typed; retired beds do not count.
  totalBeds: count,
  availableBeds: count,
  occupiedBeds: count,
  /** Dirty and being cleaned. */
  cleaningBeds: count,
  maintenanceBeds: count,
  blockedBeds: count,
  ...versioned,
});

export type Ward = z.output<typeof ward>;

/** A room belongs to one ward; beds may stand in it or in the ward itself. */
export const room = z.strictObject({
  id: z.uuid(),
  wardId: z.uuid(),
  name: z.string(),
  beds: count,
  version: z.number().int(),
});

const age = z
  .number()
  .int()
  .min(0)
  .max(150)
  .nullish()
  .transform((years) => years ?? null);

export const wardFields = {
  name: requiredText(100).meta({ example: 'Female Medicine' }),
  wardType: z.enum(wardTypes),
  /** 0 is the ground floor; cellars are below it. */
  floorNumber: z
    .number()
    .int()
    .min(-5)
    .max(200)
    .nullish()
    .transform((floor) => floor ?? null),
  sexPolicy: z.enum(sexPolicies),
  minimumAgeYears: age,
  maximumAgeYears: age,
};

/** A ward as a person writes it. */
export const wardInput = z.strictObject({ ...wardFields, sexPolicy: wardFields.sexPolicy.default('any') });

const wardId = z.uuid();

const calls = registerCalls({
  name: 'wards',
  address: '/wards/{wardId}',
  record: ward,
});

export const listWards = calls.list({
  access: ['admissions.read', 'beds.admin', 'beds.assign'],
  summary: 'List the wards by name, with how many beds of each are in which status',
  fields: { status: inUseFilter },
});

export const createWard = calls.create({
  access: 'beds.admin',
  summary: 'Add a ward',
  fields: wardInput.shape,
  errors: ['WARD_NAME_TAKEN'],
  example: {
    input: {
      name: 'Female Medicine',
      wardType: 'general',
      floorNumber: 2,
      sexPolicy: 'female',
      minimumAgeYears: 12,
    },
  },
});

export const updateWard = calls.update({
  access: 'beds.admin',
  summary:
    'Change a ward; one with beds in it stays active. Fields left out stay, null clears an optional one',
  fields: {
    ...changeable(wardFields),
    status: z.enum(wardStatuses).optional(),
  },
  errors: ['WARD_NAME_TAKEN', 'WARD_IN_USE'],
});

/** The maximum number of rooms of one ward that are listed; a ward has far fewer. */
export const maxRooms = 200;

export const listRooms = defineCall('wards.rooms', {
  address: 'GET /wards/{wardId}/rooms',
  access: ['admissions.read', 'beds.admin', 'beds.assign'],
  summary: 'List the rooms of a ward by name, at most 200, with how many beds stand in each',
  input: z.strictObject({ wardId }),
  output: z.strictObject({ rows: z.array(room) }),
});
