import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';

export const theatreStatuses = ['available', 'occupied', 'maintenance', 'cleaning'] as const;
export const theatreTypes = [
  'general',
  'cardiac',
  'orthopedic',
  'neuro',
  'obstetric',
  'eye',
  'ent',
  'urology',
  'day_surgery',
  'minor',
  'other',
] as const;

/** The maximum number of theatres of a hospital. */
export const maxTheatres = 200;

export const theatre = z.strictObject({
  id: z.uuid(),
  name: z.string().meta({ example: 'Main Theatre' }),
  theatreNumber: z.string(),
  theatreType: z.enum(theatreTypes),
  status: z.enum(theatreStatuses),
  statusNote: z.string().nullable(),
  statusSince: z.string(),
  /** The case that is in it now. */
  currentCase: z
    .strictObject({
      id: z.uuid(),
      caseNumber: z.string(),
      patient: z.strictObject({ ...rowPatient, firstName: z.string(), lastName: z.string() }),
      procedureName: withheld(z.string()),
    })
    .nullable(),
  /** Who has taken its cleaning over; null while nobody has. */
  cleaningBy: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  equipment: z.array(z.string()),
  capacity: z.number().int(),
  location: z.string().nullable(),
  /** Minutes between two cases, for cleaning and preparing. */
  turnoverMinutes: z.number().int(),
  isActive: z.boolean(),
  notes: z.string().nullable(),
  ...versioned,
});

export type Theatre = z.output<typeof theatre>;

export const theatreId = z.uuid();

/** What a person types about a theatre. */
export const theatreFields = {
  name: requiredText(100).meta({ example: 'Main Theatre' }),
  theatreNumber: requiredText(20),
  theatreType: z.enum(theatreTypes),
  equipment: z.array(requiredText(100)).max(30),
  /** How many people may be in it. */
  capacity: z.number().int().min(1).max(100),
  location: optionalText(100),
  turnoverMinutes: z.number().int().min(0).max(240),
  notes: optionalText(1000),
};

export const exampleTheatre: Theatre = {
  id: '01980000-0000-7000-8000-0000000000f1',
  name: 'Main Theatre',
  theatreNumber: 'OT-1',
  theatreType: 'general',
  status: 'available',
  statusNote: null,
  statusSince: '2026-03-02T06:00:00.000Z',
  currentCase: null,
  cleaningBy: null,
  equipment: ['Anesthesia machine', 'Electrocautery'],
  capacity: 8,
  location: 'Block B, 2nd floor',
  turnoverMinutes: 20,
  isActive: true,
  notes: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  version: 1,
};

export const listTheatres = defineCall('theatres.list', {
  address: 'GET /theatres',
  access: 'surgery.read',
  summary: 'List the operating theatres with what is in them now, by number; at most 200',
  output: z.strictObject({ rows: z.array(theatre) }),
  example: { output: { rows: [exampleTheatre] } },
});

export const createTheatre = defineCall('theatres.create', {
  address: 'POST /theatres',
  access: 'theatre.admin',
  summary: 'Add an operating theatre',
  input: z.strictObject({
    ...theatreFields,
    theatreType: theatreFields.theatreType.default('general'),
    equipment: theatreFields.equipment.default([]),
    capacity: theatreFields.capacity.default(8),
    turnoverMinutes: theatreFields.turnoverMinutes.default(20),
  }),
  output: theatre,
  errors: ['THEATRE_NUMBER_TAKEN', 'TOO_MANY_THEATRES'],
  example: { input: { name: 'Main Theatre', theatreNumber: 'OT-1' } },
});

export const updateTheatre = defineCall('theatres.update', {
  address: 'PATCH /theatres/{theatreId}',
  access: 'theatre.admin',
  summary: 'Change a theatre, or take it out of use; fields left out stay, null clears an optional one',
  input: z.strictObject({
    theatreId,
    version: seenVersion,
    name: theatreFields.name.optional(),
    theatreNumber: theatreFields.theatreNumber.optional(),
    theatreType: theatreFields.theatreType.optional(),
    equipment: theatreFields.equipment.optional(),
    capacity: theatreFields.capacity.optional(),
    location: requiredText(100).nullable().optional(),
    turnoverMinutes: theatreFields.turnoverMinutes.optional(),
    notes: requiredText(1000).nullable().optional(),
    isActive: z.boolean().optional(),
  }),
  output: theatre,
  errors: ['STALE', 'THEATRE_NUMBER_TAKEN', 'THEATRE_IN_USE'],
});

export const setTheatreStatus = defineCall('theatres.setStatus', {
  address: 'POST /theatres/{theatreId}/status',
  access: ['theatre.schedule', 'theatre.admin', 'surgery.nursing'],
  summary: 'Say that a theatre is available, occupied, under maintenance or to be cleaned, with a note',
  input: z.strictObject({
    theatreId,
    version: seenVersion,
    status: z.enum(theatreStatuses),
    note: optionalText(500),
  }),
  output: theatre,
  errors: ['STALE', 'THEATRE_OCCUPIED'],
});

export const takeTheatreCleaning = defineCall('theatres.takeCleaning', {
  address: 'POST /theatres/{theatreId}/cleaning',
  access: 'surgery.nursing',
  summary: 'Take over the cleaning of a theatre that waits for it',
  input: z.strictObject({ theatreId, version: seenVersion }),
  output: theatre,
  errors: ['STALE', 'WRONG_STATE', 'CLEANING_TAKEN'],
});

export const finishTheatreCleaning = defineCall('theatres.finishCleaning', {
  address: 'POST /theatres/{theatreId}/cleaning/end',
  access: 'surgery.nursing',
  summary: 'Say that a theatre is clean: it is available',
  input: z.strictObject({ theatreId, version: seenVersion }),
  output: theatre,
  errors: ['STALE', 'WRONG_STATE'],
});
