import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteRead } from '#client/remote.ts';
import type * as contract from './medicine.contract.ts';

export const {
  create: createMedicine,
  update: updateMedicine,
  useList: useMedicinePage,
  useRefresh: useRefreshMedicines,
} = remoteRegister<typeof contract>('medicines', 'medicineId');

export const getMedicine = remoteRead<typeof contract.getMedicine>('medicines.get');
export const searchMedicines = remoteRead<typeof contract.searchMedicines>('medicines.search');
export const countMedicines = remoteRead<typeof contract.countMedicines>('medicines.count');
