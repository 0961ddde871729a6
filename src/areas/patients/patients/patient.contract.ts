import { z } from 'zod';
import { emailText as email, phoneText as phone } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
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
const dateOfBirth = z.iso.date().refine((date) => date >= earliestBirth, issue('birthTooLongAgo'));

/** A plain date of death; the service refuses a future one and one before the birth. */
const dateOfDeath = optionalChoice(z.iso.date());

/** An empty or missing choice is stored as null. */
function optionalChoice<Choice extends z.ZodType<string>>(choice: Choice) {
  return z
    .union([z.literal(''), choice])
    .nullish()
    .transform((value): z.output<Choice> | null => value || null);
}

/** The number of a document, in the digits 0 to 9 whatever was typed. */
const documentNumber = optionalText(50)
  .transform((text) => text && toAsciiDigits(text))
  .refine((text) => text === null || documentKey(text) !== null, issue('notADocument'));

/** What a person types into the patient form. */
export const patientFields = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  email,
  phone,
  formerNames: optionalText(200),
  dateOfBirth,
  birthPrecision: z.enum(birthPrecisions).default('day'),
  gender: z.enum(genders),
  maritalStatus: optionalChoice(z.enum(maritalStatuses)),
  nationalId: documentNumber,
  passportNumber: documentNumber,
  birthCertificateNumber: documentNumber,
  address: optionalText(500),
  /** Free text: who is to be called. */
  emergencyContact: optionalText(300),
  emergencyContactRelationship: optionalText(100),
  emergencyContactPhone: phone,
  bloodType: z
    .enum(bloodTypes)
    .nullish()
    .transform((type) => type ?? null),
  /** Left out it follows from the allergies; 'none-known' says that somebody asked. */
  allergyStatus: z.enum(allergyStatuses).optional(),
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
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
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
  .extend(demographics);

export type PatientSummary = z.output<typeof patientSummary>;

/** A patient as an export lists one. */
export const exportedPatient = patient.extend({
  ...demographics,
  allergyStatus: patient.shape.allergyStatus.nullable(),
});

export type ExportedPatient = z.output<typeof exportedPatient>;

export const patientId = z.uuid();

/** What narrows a list of patients. */
export const patientFilter = {
  /** Matched without case inside names, number, e-mail and phone, and with a whole document number. */
  search: freeText(200).optional(),
  status: z.enum([...patientStatuses, 'all']).default('active'),
  /** Ignored while searching: matches come newest registration first. */
  sort: z.enum(['name', '-name', 'registered', '-registered']).default('name'),
};

export const examplePatient: Patient = {
  id: '01980000-0000-7000-8000-000000000001',
  patientNumber: 'P000001',
  firstName: 'Rahima',
  lastName: 'Khatun',
  email: null,
  phone: '+880 1711 000001',
  formerNames: null,
  dateOfBirth: '1988-04-12',
  birthPrecision: 'day',
  age: 38,
  ageMonths: 463,
  gender: 'female',
  maritalStatus: 'married',
  nationalId: '1988 5512 3304',
  passportNumber: null,
  birthCertificateNumber: null,
  address: null,
  emergencyContact: null,
  emergencyContactRelationship: null,
  emergencyContactPhone: null,
  bloodType: 'B+',
  allergyStatus: 'listed',
  allergies: 'Penicillin',
  medicalHistory: null,
  insuranceProvider: null,
  insuranceNumber: null,
  dateOfDeath: null,
  status: 'active',
  isRestricted: false,
  createdAt: '2026-01-05T09:30:00.000Z',
  updatedAt: '2026-01-05T09:30:00.000Z',
  version: 1,
};

export const listPatients = defineCall({
  id: 'patients.list',
  kind: 'read',
  method: 'GET',
  path: '/patients',
  access: 'patients.read',
  summary: 'List and search patients',
  input: z.strictObject({ ...patientFilter, ...pageRequest }),
  output: pageOf(patientSummary),
});

export const countPatients = defineCall({
  id: 'patients.count',
  kind: 'read',
  method: 'GET',
  path: '/patient-counts',
  access: 'patients.read',
  summary: 'Count all, active and newly registered patients',
  input: z.strictObject({}),
  output: z.strictObject({
    total: z.number().int(),
    active: z.number().int(),
    deceased: z.number().int(),
    newToday: z.number().int(),
  }),
  example: { input: {}, output: { total: 1200, active: 1180, deceased: 3, newToday: 7 } },
});

export const getPatient = defineCall({
  id: 'patients.get',
  kind: 'read',
  method: 'GET',
  path: '/patients/{patientId}',
  access: 'patients.read',
  emergency: 'patientId',
  summary: 'Open the record of a patient (recorded in the audit trail)',
  input: z.strictObject({ patientId }),
  output: patient,
  errors: ['RECORD_RESTRICTED'],
  example: { input: { patientId: examplePatient.id }, output: examplePatient },
});

export const registerPatient = defineCall({
  id: 'patients.register',
  kind: 'write',
  method: 'POST',
  path: '/patients',
  access: 'patients.write',
  summary: 'Register a patient',
  input: z.strictObject({
    ...patientFields,
    /** The user has seen the likely duplicates and says that this is another person. */
    isAnotherPerson: z.boolean().default(false),
  }),
  output: patient,
  errors: ['PATIENT_DUPLICATE'],
  example: {
    input: {
      firstName: 'Rahima',
      lastName: 'Khatun',
      dateOfBirth: '1988-04-12',
      gender: 'female',
      maritalStatus: 'married',
      nationalId: '1988 5512 3304',
      phone: '+880 1711 000001',
      bloodType: 'B+',
      allergies: 'Penicillin',
    },
    output: examplePatient,
  },
});

export const updatePatient = defineCall({
  id: 'patients.update',
  kind: 'write',
  method: 'PATCH',
  path: '/patients/{patientId}',
  access: 'patients.write',
  summary: 'Change fields of a patient; fields left out or empty stay, null clears an optional one',
  input: z.strictObject({
    patientId,
    version: z.number().int().min(1),
    firstName: freeText(100).optional(),
    lastName: freeText(100).optional(),
    email: email.optional(),
    phone: phone.optional(),
    formerNames: patientFields.formerNames.optional(),
    dateOfBirth: dateOfBirth.optional(),
    birthPrecision: z.enum(birthPrecisions).optional(),
    gender: z.enum(genders).optional(),
    maritalStatus: patientFields.maritalStatus.optional(),
    nationalId: documentNumber.optional(),
    passportNumber: documentNumber.optional(),
    birthCertificateNumber: documentNumber.optional(),
    address: patientFields.address.optional(),
    emergencyContact: patientFields.emergencyContact.optional(),
    emergencyContactRelationship: patientFields.emergencyContactRelationship.optional(),
    emergencyContactPhone: phone.optional(),
    bloodType: z.enum(bloodTypes).nullable().optional(),
    allergyStatus: patientFields.allergyStatus,
    allergies: patientFields.allergies.optional(),
    medicalHistory: patientFields.medicalHistory.optional(),
    insuranceProvider: patientFields.insuranceProvider.optional(),
    insuranceNumber: patientFields.insuranceNumber.optional(),
    /** Makes the patient deceased; null takes a wrong one back. */
    dateOfDeath: dateOfDeath.optional(),
    /** Refused to those without patients.delete when it changes; of a deceased patient it cannot be chosen. */
    status: z.enum(['active', 'inactive']).optional(),
  }),
  output: patient,
  errors: ['STALE', 'RECORD_RESTRICTED'],
  example: {
    input: { patientId: examplePatient.id, version: 1, allergyStatus: 'none-known', allergies: null },
    output: { ...examplePatient, allergyStatus: 'none-known', allergies: null, version: 2 },
  },
});

const statusChange = z.strictObject({ patientId, version: z.number().int().min(1) });

export const deactivatePatient = defineCall({
  id: 'patients.deactivate',
  kind: 'write',
  method: 'DELETE',
  path: '/patients/{patientId}',
  access: 'patients.delete',
  summary: 'Delete a patient softly: the record becomes inactive and stays',
  input: statusChange.extend({ version: z.coerce.number().int().min(1) }),
  output: patient,
  errors: ['STALE', 'RECORD_RESTRICTED', 'WRONG_STATE'],
});

export const reactivatePatient = defineCall({
  id: 'patients.reactivate',
  kind: 'write',
  method: 'POST',
  path: '/patients/{patientId}/reactivation',
  access: 'patients.delete',
  summary: 'Make an inactive patient active again',
  input: statusChange,
  output: patient,
  errors: ['STALE', 'RECORD_RESTRICTED', 'WRONG_STATE'],
});

export const recordPatientPrint = defineCall({
  id: 'patients.recordPrint',
  kind: 'write',
  method: 'POST',
  path: '/patients/{patientId}/prints',
  access: 'patients.read',
  summary: 'Record that the registration form of a patient was printed or downloaded',
  input: z.strictObject({ patientId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
  errors: ['RECORD_RESTRICTED'],
});

export const exportPatients = defineCall({
  id: 'patients.export',
  kind: 'read',
  method: 'GET',
  path: '/patient-export',
  access: 'patients.read',
  exports: 'patients.export',
  summary: 'Read whole records of the filtered list, page by page (recorded in the audit trail)',
  input: z.strictObject({ ...patientFilter, ...pageRequest }),
  output: pageOf(exportedPatient).extend({
    /** How many of these rows say no more than name, number and status, because the patient is restricted. */
    withheld: z.number().int(),
  }),
});
