import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { freeText, nameText } from '#kernel/text.ts';
import {
  birthPrecisions,
  bloodTypes,
  exportedPatient,
  genders,
  patient,
  patientFields,
  patientStatuses,
  patientSummary,
} from './patient-record.contract.ts';

export * from './patient-record.contract.ts';

export const patientId = z.uuid();

/** What narrows a list of patients. */
export const patientFilter = {
  /** Matched without case inside names, number, e-mail and phone, and with a whole document number. */
  search: freeText(200).optional(),
  status: z.enum([...patientStatuses, 'all']).default('active'),
  /** Ignored while searching: matches come newest registration first. */
  sort: z.enum(['name', '-name', 'registered', '-registered']).default('name'),
};

export const listPatients = defineCall('patients.list', {
  address: 'GET /patients',
  access: 'patients.read',
  summary: 'List and search patients',
  input: z.strictObject({ ...patientFilter, ...pageRequest }),
  output: pageOf(patientSummary),
});

export const countPatients = defineCall('patients.count', {
  address: 'GET /patient-counts',
  access: 'patients.read',
  summary: 'Count all, active and newly registered patients',
  output: z.strictObject({
    total: z.number().int(),
    active: z.number().int(),
    deceased: z.number().int(),
    newToday: z.number().int(),
  }),
});

export const getPatient = defineCall('patients.get', {
  address: 'GET /patients/{patientId}',
  access: 'patients.read',
  emergency: 'patientId',
  summary: 'Open the record of a patient (recorded in the audit trail)',
  input: z.strictObject({ patientId }),
  output: patient,
  errors: ['RECORD_RESTRICTED'],
});

export const registerPatient = defineCall('patients.register', {
  address: 'POST /patients',
  access: 'patients.write',
  forMachines: 'a kiosk or another system registers who comes; the record says which',
  summary: 'Register a patient',
  input: z.strictObject({
    ...patientFields,
    /** The user has seen the likely duplicates and says that this is another person. */
    isAnotherPerson: z.boolean().default(false),
  }),
  output: patient,
  errors: ['PATIENT_DUPLICATE', 'PLAN_LIMIT', 'SUBSCRIPTION_PAST_DUE'],
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
  },
});

export const updatePatient = defineCall('patients.update', {
  address: 'PATCH /patients/{patientId}',
  access: 'patients.write',
  forMachines:
    'another system that keeps addresses and phones hands changes on; the version guards what people wrote',
  summary: 'Change fields of a patient; fields left out or empty stay, null clears an optional one',
  input: z.strictObject({
    patientId,
    version: seenVersion,
    firstName: nameText(100).optional(),
    /** Null for somebody who has one name. */
    lastName: nameText(100).nullable().optional(),
    email: patientFields.email.optional(),
    phone: patientFields.phone.optional(),
    formerNames: patientFields.formerNames.optional(),
    dateOfBirth: patientFields.dateOfBirth.optional(),
    birthPrecision: z.enum(birthPrecisions).optional(),
    gender: z.enum(genders).optional(),
    maritalStatus: patientFields.maritalStatus.optional(),
    nationalId: patientFields.nationalId.optional(),
    passportNumber: patientFields.passportNumber.optional(),
    birthCertificateNumber: patientFields.birthCertificateNumber.optional(),
    address: patientFields.address.optional(),
    emergencyContact: patientFields.emergencyContact.optional(),
    emergencyContactRelationship: patientFields.emergencyContactRelationship.optional(),
    emergencyContactPhone: patientFields.emergencyContactPhone.optional(),
    bloodType: z.enum(bloodTypes).nullable().optional(),
    allergyStatus: patientFields.allergyStatus,
    allergies: patientFields.allergies.optional(),
    medicalHistory: patientFields.medicalHistory.optional(),
    insuranceProvider: patientFields.insuranceProvider.optional(),
    insuranceNumber: patientFields.insuranceNumber.optional(),
    /** Makes the patient deceased; null takes a wrong one back. */
    dateOfDeath: patientFields.dateOfDeath.optional(),
    /** Refused to those without patients.delete when it changes; of a deceased patient it cannot be chosen. */
    status: z.enum(['active', 'inactive']).optional(),
  }),
  output: patient,
  errors: ['STALE', 'RECORD_RESTRICTED'],
  example: { input: { patientId: '01980000-0000-7000-8000-000000000001', version: 1, allergies: 'Latex' } },
});

const statusChange = z.strictObject({ patientId, version: seenVersion });

export const deactivatePatient = defineCall('patients.deactivate', {
  address: 'DELETE /patients/{patientId}',
  access: 'patients.delete',
  summary: 'Delete a patient softly: the record becomes inactive and stays',
  input: statusChange.extend({ version: z.coerce.number().int().min(1) }),
  output: patient,
  errors: ['STALE', 'RECORD_RESTRICTED', 'WRONG_STATE'],
});

export const reactivatePatient = defineCall('patients.reactivate', {
  address: 'POST /patients/{patientId}/reactivation',
  access: 'patients.delete',
  summary: 'Make an inactive patient active again',
  input: statusChange,
  output: patient,
  errors: ['STALE', 'RECORD_RESTRICTED', 'WRONG_STATE'],
});

export const recordPatientPrint = defineCall('patients.recordPrint', {
  address: 'POST /patients/{patientId}/prints',
  access: 'patients.read',
  emergencyWrite: 'Notes that the record was read on paper; nothing of it changes.',
  summary: 'Record that the registration form of a patient was printed or downloaded',
  input: z.strictObject({ patientId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
  errors: ['RECORD_RESTRICTED'],
});

export const exportPatients = defineCall('patients.export', {
  address: 'GET /patient-export',
  access: 'patients.read',
  exports: 'patients.export',
  readsReplica: true,
  summary: 'Read whole records of the filtered list, page by page (recorded in the audit trail)',
  input: z.strictObject({ ...patientFilter, ...pageRequest }),
  output: pageOf(exportedPatient).extend({
    /** How many of these rows say no more than name, number and status, because the patient is restricted. */
    withheld: z.number().int(),
  }),
});
