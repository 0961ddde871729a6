import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './medicine.contract.ts';

export const listMedicines = remoteRead<typeof contract.listMedicines>('medicines.list');
export const getMedicine = remoteRead<typeof contract.getMedicine>('medicines.get');
export const searchMedicines = remoteRead<typeof contract.searchMedicines>('medicines.search');
export const countMedicines = remoteRead<typeof contract.countMedicines>('medicines.count');
export const createMedicine = remoteWrite<typeof contract.createMedicine>('medicines.create');
export const updateMedicine = remoteWrite<typeof contract.updateMedicine>('medicines.update');
