import { z } from 'zod';
import { emailText as email, phoneText as phone } from '#kernel/contact.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { versioned } from '#kernel/records/record-fields.ts';
import { nameText, optionalText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { documentKey } from './patient.rules.ts';
import { issue } from './patient.issues.ts';

export const genders = ['male', 'female', 'other'] as const;
export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const patientStatuses = ['active', 'inactive', 'deceased'] as const;
export const maritalStatuses = ['single', 'married', 'separated', 'divorced', 'widowed'] as const;
/** How exactly a birth date is known: 'month' and 'year' mark one that was estimated from an age. */
export const birthPrecisions = ['day', 'month', 'year'] as const;
export const allergyStatuses = ['not-asked', 'none-known', 'listed'] as const;

/** What a person or a table can say of a patient, in the order of the form. */
export const patientFieldNames = [
  'firstName',
  'lastName',
  'formerNames',
  'dateOfBirth',
  'birthPrecision',
  'gender',
  'maritalStatus',
  'nationalId',
  'passportNumber',
  'birthCertificateNumber',
  'phone',
  'email',
  'address',
  'emergencyContact',
  'emergencyContactRelationship',
  'emergencyContactPhone',
  'bloodType',
  'allergyStatus',
  'allergies',
  'medicalHistory',
  'insuranceProvider',
  'insuranceNumber',
  'dateOfDeath',
  'status',
] as const satisfies (keyof Patient)[];

const earliestBirth = '1880-01-01';

/** A plain date of birth: not before 1880; the service refuses a future one by the hospital's own calendar. */
const dateOfBirth = dateText().refine((date) => date >= earliestBirth, issue('birthTooLongAgo'));

/** A plain date of death; the service refuses a future one and one before the birth. */
const dateOfDeath = optionalChoice(dateText());

/** An empty or missing choice is stored as null. */
function optionalChoice<Choice extends z.ZodType<string>>(choice: Choice) {
  return z
    .union([z.literal(''), choice])
    .nullish()
    .transform((value): z.output<Choice> | null => value || null);
}

/** An empty or missing name is stored as null. */
function optionalName(max: number) {
  return nameText(max)
    .nullish()
    .transform((text) => text || null);
}

/** The number of a document, in the digits 0 to 9 whatever was typed. */
const documentNumber = optionalText(50)
  .transform((text) => text && toAsciiDigits(text))
  .refine((text) => text === null || documentKey(text) !== null, issue('notADocument'))
  .meta({ example: '19885512330' });

/** What a person types into the patient form. */
export const patientFields = {
  firstName: nameText(100).min(1, valueIssue('missing')),
  /** Empty for the many people who have one name. */
  lastName: nameText(100),
  email,
  phone,
  formerNames: optionalName(200),
  dateOfBirth,
  birthPrecision: z.enum(birthPrecisions).default('day'),
  gender: z.enum(genders),
  maritalStatus: optionalChoice(z.enum(maritalStatuses)),
  nationalId: documentNumber,
  passportNumber: documentNumber,
  birthCertificateNumber: documentNumber,
  address: optionalText(500),
  /** Free text: who is to be called. */
  emergencyContact: optionalName(300),
  emergencyContactRelationship: optionalText(100),
  emergencyContactPhone: phone,
  bloodType: z
    .enum(bloodTypes)
    .nullish()
    .transform((type) => type ?? null),
  /** State of the patient's list. Left out it follows from the allergies; 'none-known' says that somebody asked. */
  allergyStatus: z.enum(allergyStatuses).optional(),
  /** Substances of the list; what is given is added to it, line by line. One is ended in the list, with a reason. */
  allergies: optionalText(2000),
  medicalHistory: optionalText(sizeLimits.fieldCharacters),
  insuranceProvider: optionalText(200),
  insuranceNumber: optionalText(100),
  /** Makes the patient deceased. */
  dateOfDeath,
};

export const patient = z.strictObject({
  id: z.uuid(),
  patientNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  formerNames: z.string().nullable(),
  dateOfBirth: z.string(),
  birthPrecision: z.enum(birthPrecisions),
  /** Whole years today in the hospital's zone, or on the day of death. */
  age: z.number().int(),
  /** Whole months, for small children. */
  ageMonths: z.number().int(),
  gender: z.enum(genders),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  nationalId: z.string().nullable(),
  passportNumber: z.string().nullable(),
  birthCertificateNumber: z.string().nullable(),
  address: z.string().nullable(),
  emergencyContact: z.string().nullable(),
  emergencyContactRelationship: z.string().nullable(),
  emergencyContactPhone: z.string().nullable(),
  bloodType: z.enum(bloodTypes).nullable(),
  allergyStatus: z.enum(allergyStatuses),
  allergies: z.string().nullable(),
  medicalHistory: z.string().nullable(),
  insuranceProvider: z.string().nullable(),
  insuranceNumber: z.string().nullable(),
  dateOfDeath: z.string().nullable(),
  status: z.enum(patientStatuses),
  /** The record opens only to those with emr.sensitive, or with emergency access to this patient. */
  isRestricted: z.boolean(),
  ...versioned,
});

export type Patient = z.output<typeof patient>;

// Of a restricted patient they are withheld from whoever may not open the record.
const demographics = {
  dateOfBirth: patient.shape.dateOfBirth.nullable(),
  birthPrecision: patient.shape.birthPrecision.nullable(),
  age: patient.shape.age.nullable(),
  ageMonths: patient.shape.ageMonths.nullable(),
  gender: patient.shape.gender.nullable(),
};

/** A patient as lists and pickers show one. */
export const patientSummary = patient
  .pick({
    id: true,
    patientNumber: true,
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    dateOfDeath: true,
    status: true,
    isRestricted: true,
    createdAt: true,
    version: true,
  })
  .extend(demographics)
  .extend({
    /** The number of a record that was joined into this one, where it is what was looked for. */
    formerNumber: z.string().optional(),
  });

export type PatientSummary = z.output<typeof patientSummary>;

/** A patient as an export lists one. */
export const exportedPatient = patient.extend({
  ...demographics,
  allergyStatus: patient.shape.allergyStatus.nullable(),
});

export type ExportedPatient = z.output<typeof exportedPatient>;
