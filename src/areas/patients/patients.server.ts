import { handle, type ServerArea } from '#database/handler.ts';
import { importPatients } from './imports/patient-import.contract.ts';
import * as importService from './imports/patient-import.service.ts';
import * as change from './patients/patient-change.service.ts';
import * as contract from './patients/patient.contract.ts';
import * as service from './patients/patient.service.ts';
import * as restriction from './restrictions/restriction.contract.ts';
import { patientsErrors } from './patients.errors.ts';
import { patientsSamples } from './patient.seed.ts';

export const patientsServer: ServerArea = {
  name: 'patients',
  errors: patientsErrors,
  samples: patientsSamples,
  calls: [
    handle(contract.listPatients, service.listPatients),
    handle(contract.countPatients, service.countPatients),
    handle(contract.getPatient, service.getPatient),
    handle(contract.registerPatient, service.registerPatient),
    handle(contract.updatePatient, change.updatePatient),
    handle(contract.deactivatePatient, change.deactivatePatient),
    handle(contract.reactivatePatient, change.reactivatePatient),
    handle(restriction.restrictPatient, change.restrictPatient),
    handle(restriction.unrestrictPatient, change.unrestrictPatient),
    handle(contract.recordPatientPrint, service.recordPatientPrint),
    handle(contract.exportPatients, service.exportPatients),
    handle(importPatients, importService.importPatients),
  ],
};
