import { type HandledCall, handle } from '#server/handle.ts';
import * as discharge from './discharge/discharge-medicines.contract.ts';
import * as dischargeService from './discharge/discharge-medicines.service.ts';
import * as drafts from './drafts/prescription-draft.contract.ts';
import * as draftService from './drafts/prescription-draft.service.ts';
import * as orders from './orders/line-order.contract.ts';
import * as orderService from './orders/line-order.service.ts';
import * as contract from './prescription.contract.ts';
import * as service from './prescription.service.ts';
import * as sets from './sets/prescription-set.contract.ts';
import * as setService from './sets/prescription-set.service.ts';
import { signPrescription } from './writing/signing.service.ts';
import * as writing from './writing/writing.contract.ts';
import * as writingService from './writing/writing.service.ts';

export const prescriptionsCalls: HandledCall[] = [
  handle(contract.listPrescriptions, service.listPrescriptions),
  handle(contract.getPrescription, service.getPrescription),
  handle(contract.signPrescription, signPrescription),
  handle(contract.cancelPrescription, service.cancelPrescription),
  handle(contract.verifyPrescription, service.verifyPrescription),
  handle(contract.recordPrescriptionPrint, service.recordPrescriptionPrint),
  handle(orders.setLineState, orderService.setLineState),
  handle(orders.changeLine, orderService.changeLine),
  handle(discharge.readDischargeMedicines, dischargeService.readDischargeMedicines),
  handle(discharge.dischargeWithMedicines, dischargeService.dischargeWithMedicines),
  handle(drafts.listDrafts, draftService.listDrafts),
  handle(drafts.createDraft, draftService.createDraft),
  handle(drafts.updateDraft, draftService.updateDraft),
  handle(drafts.discardDraft, draftService.discardDraft),
  handle(sets.listSets, setService.listSets),
  handle(sets.saveSet, setService.saveSet),
  handle(sets.deleteSet, setService.deleteSet),
  handle(writing.readWritingPatient, writingService.readWritingPatient),
  handle(writing.readMedicinesAlike, writingService.listMedicinesAlike),
  handle(writing.readMedicinesOfLines, writingService.readMedicinesOfLines),
];
