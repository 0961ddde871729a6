import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './controlled.contract.ts';

export const listControlled = remoteRead<typeof contract.listControlled>('controlledMedicines.list');
export const readRegister = remoteRead<typeof contract.readRegister>('controlledMedicines.register');
export const countControlled = remoteWrite<typeof contract.countControlled>('controlledMedicines.count');
export const recordRegisterPrint = remoteWrite<typeof contract.recordRegisterPrint>(
  'controlledMedicines.recordPrint',
);
