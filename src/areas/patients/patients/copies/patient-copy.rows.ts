import { z } from 'zod';
import { readBloodType, readGender } from '../../imports/plans/field-readers.ts';
import { bloodTypes, genders, type Patient } from '../patient.contract.ts';

/** A patient that an earlier program left behind, in today's terms. */
export interface LeftPatient extends Omit<
  Patient,
  'id' | 'patientNumber' | 'age' | 'version' | 'createdAt' | 'updatedAt'
> {
  /** The id it had; other records refer to it by this. */
  leftId: string;
  /** Null where it was missing, malformed or given to two. */
  patientNumber: string | null;
  createdAt: string | null;
  updatedAt: string | null;
}

// Earlier rows were typed without any rules: what can be understood is taken, what is missing is left out.
const text = z
  .union([z.string(), z.number(), z.array(z.string()).transform((parts) => parts.join(', '))])
  .transform((value) => String(value).replaceAll('\0', '').toWellFormed().trim())
  .nullish()
  .catch(null);

const optional = (max: number) => text.transform((value) => value?.slice(0, max) || null);

const contact = z.union([
  z
    .looseObject({ name: optional(300), relationship: optional(100), phone: optional(40) })
    .transform(({ name, relationship, phone }) => ({ name, relationship, phone })),
  optional(300).transform((name) => ({ name, relationship: null, phone: null })),
]);

const instant = text.transform((value) => {
  const at = new Date(value ?? '');
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
});

const leftRow = z
  .looseObject({
    id: z.union([z.string().min(1), z.number()]).transform(String),
    patientNumber: text.transform((value) => (/^P\d{6,9}$/.test(value ?? '') ? value! : null)),
    firstName: optional(100),
    lastName: optional(100),
    email: optional(254),
    phone: optional(40),
    dateOfBirth: z
      .string()
      .transform((date) => date.slice(0, 10))
      .pipe(z.iso.date()),
    gender: text.transform(
      (value) => genders.find((gender) => gender === readGender(value ?? '')) ?? 'other',
    ),
    address: optional(500),
    emergencyContact: contact,
    emergencyContactRelationship: optional(100),
    emergencyContactPhone: optional(40),
    bloodType: text.transform(
      (value) => bloodTypes.find((type) => type === readBloodType(value ?? '')) ?? null,
    ),
    allergies: optional(2000),
    medicalHistory: optional(10_000),
    insuranceProvider: optional(200),
    insuranceNumber: optional(100),
    status: text.transform((value) => (value?.toLowerCase() === 'inactive' ? 'inactive' : 'active')),
    isRestricted: z.boolean().catch(false),
    createdAt: instant,
    updatedAt: instant,
  })
  .refine((row) => row.firstName !== null || row.lastName !== null, 'A patient has a name.');

const unknownName = '—';

/** Reads rows of the earlier program. @throws ZodError when one is no patient at all. */
export function readLeftPatients(rows: readonly unknown[]): LeftPatient[] {
  const numbers = new Set<string>();
  return z
    .array(leftRow)
    .parse(rows)
    .map((row): LeftPatient => {
      const { id: leftId, emergencyContact, ...fields } = row;
      const isTaken = fields.patientNumber !== null && numbers.has(fields.patientNumber);
      if (fields.patientNumber !== null) numbers.add(fields.patientNumber);
      return {
        ...fields,
        leftId,
        patientNumber: isTaken ? null : fields.patientNumber,
        firstName: fields.firstName ?? unknownName,
        lastName: fields.lastName ?? unknownName,
        emergencyContact: emergencyContact.name,
        emergencyContactRelationship: emergencyContact.relationship ?? fields.emergencyContactRelationship,
        emergencyContactPhone: emergencyContact.phone ?? fields.emergencyContactPhone,
      };
    });
}
