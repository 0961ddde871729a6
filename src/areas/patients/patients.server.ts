import { handle } from '#server/handle.ts';
import type { ServerArea } from '#server/server-area.ts';
import { allergiesCalls } from './allergies/allergies.server.ts';
import { readPatientHeading } from './heading/patient-heading.contract.ts';
import * as heading from './heading/patient-heading.service.ts';
import * as join from './joins/join.contract.ts';
import { listJoins, readIssuedAs } from './joins/join-list.service.ts';
import * as joins from './joins/join.service.ts';
import { nameKeysJob } from './patients/name-keys.job.ts';
import * as change from './patients/patient-change.service.ts';
import * as contract from './patients/patient.contract.ts';
import * as service from './patients/patient.service.ts';
import * as restriction from './restrictions/restriction.contract.ts';
import { discardUnsentEntry } from './unsent/unsent-entry.contract.ts';
import * as unsent from './unsent/unsent-entry.service.ts';
import { patientsErrors } from './patients.errors.ts';
import { patientsSamples } from './patient.seed.ts';

export const patientsServer: ServerArea = {
  name: 'patients',
  errors: patientsErrors,
  samples: patientsSamples,
  minuteJobs: [nameKeysJob],
  calls: [
    ...allergiesCalls,
    handle(contract.listPatients, service.listPatients),
    handle(contract.countPatients, service.countPatients),
    handle(contract.getPatient, service.getPatient),
    handle(readPatientHeading, heading.readPatientHeading),
    handle(contract.registerPatient, service.registerPatient),
    handle(contract.updatePatient, change.updatePatient),
    handle(contract.deactivatePatient, change.deactivatePatient),
    handle(contract.reactivatePatient, change.reactivatePatient),
    handle(restriction.restrictPatient, change.restrictPatient),
    handle(restriction.unrestrictPatient, change.unrestrictPatient),
    handle(contract.recordPatientPrint, service.recordPatientPrint),
    handle(contract.exportPatients, service.exportPatients),
    handle(join.previewJoin, joins.previewJoin),
    handle(join.joinPatients, joins.joinPatients),
    handle(join.listJoins, listJoins),
    handle(join.readIssuedAs, readIssuedAs),
    handle(join.undoJoin, joins.undoJoin),
    handle(discardUnsentEntry, unsent.discardUnsentEntry),
  ],
};
