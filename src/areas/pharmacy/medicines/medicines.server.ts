import { type HandledCall, handle } from '#server/handle.ts';
import { importMedicines } from './imports/medicine-import.contract.ts';
import * as imports from './imports/medicine-import.service.ts';
import * as contract from './medicine.contract.ts';
import * as service from './medicine.service.ts';

export const medicinesCalls: HandledCall[] = [
  handle(contract.listMedicines, service.listMedicines),
  handle(contract.getMedicine, service.getMedicine),
  handle(contract.searchMedicines, service.searchMedicines),
  handle(contract.countMedicines, service.countMedicines),
  handle(contract.createMedicine, service.createMedicine),
  handle(contract.updateMedicine, service.updateMedicine),
  handle(importMedicines, imports.importMedicines),
];
