import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as discharge from './discharge/discharge-medicines.contract.ts';
import type * as drafts from './drafts/prescription-draft.contract.ts';
import type * as orders from './orders/line-order.contract.ts';
import type * as contract from './prescription.contract.ts';
import type * as sets from './sets/prescription-set.contract.ts';
import type * as writing from './writing/writing.contract.ts';

export const listPrescriptions = remoteRead<typeof contract.listPrescriptions>('prescriptions.list');
export const getPrescription = remoteRead<typeof contract.getPrescription>('prescriptions.get');
export const signPrescription = remoteWrite<typeof contract.signPrescription>('prescriptions.sign');
export const cancelPrescription = remoteWrite<typeof contract.cancelPrescription>('prescriptions.cancel');
export const verifyPrescription = remoteRead<typeof contract.verifyPrescription>('prescriptions.verify');
export const recordPrescriptionPrint =
  remoteWrite<typeof contract.recordPrescriptionPrint>('prescriptions.recordPrint');
export const setLineState = remoteWrite<typeof orders.setLineState>('prescriptionLines.setState');
export const changeLine = remoteWrite<typeof orders.changeLine>('prescriptionLines.change');
export const listDrafts = remoteRead<typeof drafts.listDrafts>('prescriptionDrafts.list');
export const createDraft = remoteWrite<typeof drafts.createDraft>('prescriptionDrafts.create');
export const updateDraft = remoteWrite<typeof drafts.updateDraft>('prescriptionDrafts.update');
export const discardDraft = remoteWrite<typeof drafts.discardDraft>('prescriptionDrafts.discard');
export const listSets = remoteRead<typeof sets.listSets>('prescriptionSets.list');
export const saveSet = remoteWrite<typeof sets.saveSet>('prescriptionSets.save');
export const deleteSet = remoteWrite<typeof sets.deleteSet>('prescriptionSets.delete');
export const readWritingPatient = remoteRead<typeof writing.readWritingPatient>('prescriptions.readPatient');
export const readMedicinesAlike = remoteRead<typeof writing.readMedicinesAlike>('prescriptions.readAlike');
export const readMedicinesOfLines = remoteRead<typeof writing.readMedicinesOfLines>(
  'prescriptions.readMedicines',
);
export const readDischargeMedicines =
  remoteRead<typeof discharge.readDischargeMedicines>('prescriptions.readOfStay');
export const dischargeWithMedicines =
  remoteWrite<typeof discharge.dischargeWithMedicines>('prescriptions.discharge');
