import { z } from 'zod';
import { emailText as email, phoneText as phone } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { issue } from './patient.issues.ts';

export const genders = ['male', 'female', 'other'] as const;
export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const patientStatuses = ['active', 'inactive'] as const;

/** What a person or a table can say of a patient, in the order of the form. */
export const patientFieldNames = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'phone',
  'email',
  'address',
  'emergencyContact',
  'emergencyContactRelationship',
  'emergencyContactPhone',
  'bloodType',
  'allergies',
  'medicalHistory',
  'insuranceProvider',
  'insuranceNumber',
  'status',
] as const satisfies (keyof Patient)[];

const earliestBirth = '1880-01-01';

/** A plain date of birth: not before 1880; the service refuses a future one by the hospital's own calendar. */
const dateOfBirth = z.iso.date().refine((date) => date >= earliestBirth, issue('birthTooLongAgo'));

/** What a person types into the patient form. */
export const patientFields = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  email,
  phone,
  dateOfBirth,
  gender: z.enum(genders),
  address: optionalText(500),
  /** Free text: who is to be called. */
  emergencyContact: optionalText(300),
  emergencyContactRelationship: optionalText(100),
  emergencyContactPhone: phone,
  bloodType: z
    .enum(bloodTypes)
    .nullish()
    .transform((type) => type ?? null),
  allergies: optionalText(2000),
  medicalHistory: optionalText(10_000),
  insuranceProvider: optionalText(200),
  insuranceNumber: optionalText(100),
};

export const patient = z.strictObject({
  id: z.uuid(),
  patientNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: z.string(),
  /** Whole years today, in the hospital's zone. */
  age: z.number().int(),
  gender: z.enum(genders),
  address: z.string().nullable(),
  emergencyContact: z.string().nullable(),
  emergencyContactRelationship: z.string().nullable(),
  emergencyContactPhone: z.string().nullable(),
  bloodType: z.enum(bloodTypes).nullable(),
  allergies: z.string().nullable(),
  medicalHistory: z.string().nullable(),
  insuranceProvider: z.string().nullable(),
  insuranceNumber: z.string().nullable(),
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
  age: patient.shape.age.nullable(),
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
    status: true,
    isRestricted: true,
    createdAt: true,
    version: true,
  })
  .extend(demographics);

export type PatientSummary = z.output<typeof patientSummary>;

/** A patient as an export lists one. */
export const exportedPatient = patient.extend(demographics);

export type ExportedPatient = z.output<typeof exportedPatient>;

export const patientId = z.uuid();

/** What narrows a list of patients. */
export const patientFilter = {
  /** Matched without case inside name, number, e-mail and phone; several words must all match. */
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
  dateOfBirth: '1988-04-12',
  age: 38,
  gender: 'female',
  address: null,
  emergencyContact: null,
  emergencyContactRelationship: null,
  emergencyContactPhone: null,
  bloodType: 'B+',
  allergies: 'Penicillin',
  medicalHistory: null,
  insuranceProvider: null,
  insuranceNumber: null,
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
    newToday: z.number().int(),
  }),
  example: { input: {}, output: { total: 1200, active: 1180, newToday: 7 } },
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
    dateOfBirth: dateOfBirth.optional(),
    gender: z.enum(genders).optional(),
    address: patientFields.address.optional(),
    emergencyContact: patientFields.emergencyContact.optional(),
    emergencyContactRelationship: patientFields.emergencyContactRelationship.optional(),
    emergencyContactPhone: phone.optional(),
    bloodType: z.enum(bloodTypes).nullable().optional(),
    allergies: patientFields.allergies.optional(),
    medicalHistory: patientFields.medicalHistory.optional(),
    insuranceProvider: patientFields.insuranceProvider.optional(),
    insuranceNumber: patientFields.insuranceNumber.optional(),
    /** Refused to those without patients.delete when it changes. */
    status: z.enum(patientStatuses).optional(),
  }),
  output: patient,
  errors: ['STALE', 'RECORD_RESTRICTED'],
  example: {
    input: { patientId: examplePatient.id, version: 1, address: '4 Lake Road, Dhaka', allergies: null },
    output: { ...examplePatient, address: '4 Lake Road, Dhaka', allergies: null, version: 2 },
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
  errors: ['STALE', 'RECORD_RESTRICTED'],
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
  errors: ['STALE', 'RECORD_RESTRICTED'],
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
