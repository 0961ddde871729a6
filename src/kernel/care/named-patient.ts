import { z } from 'zod';
import { rowPatient } from '#kernel/access/withheld.ts';

/** Whose row it is, by number and name. */
export const namedPatient = z.strictObject({
  ...rowPatient,
  patientNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export type NamedPatient = z.output<typeof namedPatient>;
