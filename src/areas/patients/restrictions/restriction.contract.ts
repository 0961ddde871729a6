import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { patient, patientId } from '../patients/patient.contract.ts';

const restrictionChange = z.strictObject({
  patientId,
  version: seenVersion,
  /** Why, for the audit trail. */
  reason: optionalText(500),
});

export const restrictPatient = defineCall('patients.restrict', {
  address: 'POST /patients/{patientId}/restriction',
  access: 'emr.sensitive',
  summary: 'Restrict a record to those with emr.sensitive; others open it by emergency access alone',
  input: restrictionChange,
  output: patient,
  errors: ['STALE'],
});

export const unrestrictPatient = defineCall('patients.unrestrict', {
  address: 'POST /patients/{patientId}/restriction-end',
  access: 'emr.sensitive',
  summary: 'Open a restricted record again to everybody who reads patients',
  input: restrictionChange,
  output: patient,
  errors: ['STALE'],
});
