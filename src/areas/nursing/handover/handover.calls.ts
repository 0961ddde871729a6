import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './handover.contract.ts';

export const listHandovers = remoteRead<typeof contract.listHandovers>('nursingHandovers.list');
export const prepareHandover = remoteRead<typeof contract.prepareHandover>('nursingHandovers.prepare');
export const getHandover = remoteRead<typeof contract.getHandover>('nursingHandovers.get');
export const giveHandover = remoteWrite<typeof contract.giveHandover>('nursingHandovers.give');
export const acceptHandover = remoteWrite<typeof contract.acceptHandover>('nursingHandovers.accept');
export const withdrawHandover = remoteWrite<typeof contract.withdrawHandover>('nursingHandovers.withdraw');
export const recordHandoverPrint = remoteWrite<typeof contract.recordHandoverPrint>(
  'nursingHandovers.recordPrint',
);
