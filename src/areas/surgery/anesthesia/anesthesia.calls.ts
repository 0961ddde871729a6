import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './anesthesia.contract.ts';

export const listAnesthesia = remoteRead<typeof contract.listAnesthesia>('anesthesiaRecords.list');
export const countAnesthesia = remoteRead<typeof contract.countAnesthesia>('anesthesiaRecords.count');
export const getAnesthesia = remoteRead<typeof contract.getAnesthesia>('anesthesiaRecords.get');
export const createAnesthesia = remoteWrite<typeof contract.createAnesthesia>('anesthesiaRecords.create');
export const updateAnesthesia = remoteWrite<typeof contract.updateAnesthesia>('anesthesiaRecords.update');
export const startAnesthesia = remoteWrite<typeof contract.startAnesthesia>('anesthesiaRecords.start');
export const addAnesthesiaEntry = remoteWrite<typeof contract.addAnesthesiaEntry>(
  'anesthesiaRecords.addEntry',
);
export const markAnesthesiaEntry = remoteWrite<typeof contract.markAnesthesiaEntry>(
  'anesthesiaRecords.markEntry',
);
export const completeAnesthesia = remoteWrite<typeof contract.completeAnesthesia>(
  'anesthesiaRecords.complete',
);
export const addAnesthesiaAddendum = remoteWrite<typeof contract.addAnesthesiaAddendum>(
  'anesthesiaRecords.addAddendum',
);
export const markAnesthesia = remoteWrite<typeof contract.markAnesthesia>('anesthesiaRecords.markInError');
export const recordAnesthesiaPrint = remoteWrite<typeof contract.recordAnesthesiaPrint>(
  'anesthesiaRecords.recordPrint',
);
