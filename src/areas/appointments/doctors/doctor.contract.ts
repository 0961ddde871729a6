import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { changeable, seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { requiredText } from '#kernel/text.ts';

export const doctorStatuses = ['active', 'inactive'] as const;

export const doctor = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  specialty: z.string(),
  status: z.enum(doctorStatuses),
  /** The account with which the doctor signs in, where there is one. */
  userId: z.uuid().nullable(),
  ...versioned,
});

export type Doctor = z.output<typeof doctor>;

/** The maximum number of doctors that pickers, the calendar and the list of doctors take at once. */
export const maxDoctors = 500;

export const listDoctors = defineCall('doctors.list', {
  address: 'GET /doctors',
  access: 'appointments.read',
  summary: 'List the doctors by name, the first 500',
  input: z.strictObject({ status: z.enum([...doctorStatuses, 'all']).default('active') }),
  output: z.strictObject({ rows: z.array(doctor) }),
});

const userId = z.uuid().nullish();

export const doctorFields = {
  name: requiredText(200),
  specialty: requiredText(100),
};

/** A doctor as a person writes it. */
export const doctorInput = z.strictObject({ ...doctorFields, userId });

export const createDoctor = defineCall('doctors.create', {
  address: 'POST /doctors',
  access: 'admin.settings',
  summary: 'Add a doctor',
  input: doctorInput,
  output: doctor,
});

export const updateDoctor = defineCall('doctors.update', {
  address: 'PATCH /doctors/{doctorId}',
  access: 'admin.settings',
  summary: 'Change a doctor; an inactive one takes no new appointments and keeps those that exist',
  input: z.strictObject({
    doctorId: z.uuid(),
    version: seenVersion,
    ...changeable(doctorFields),
    status: z.enum(doctorStatuses).optional(),
    userId,
  }),
  output: doctor,
  errors: ['STALE'],
});
