import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './medicine.contract.ts';
import * as service from './medicine.service.ts';

export const medicinesCalls: HandledCall[] = [
  handle(contract.listMedicines, service.listMedicines),
  handle(contract.getMedicine, service.getMedicine),
  handle(contract.searchMedicines, service.searchMedicines),
  handle(contract.countMedicines, service.countMedicines),
  handle(contract.createMedicine, service.createMedicine),
  handle(contract.updateMedicine, service.updateMedicine),
];
