import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './dispensing.contract.ts';

export const listQueue = remoteRead<typeof contract.listQueue>('dispensings.queue');
export const openDispensing = remoteRead<typeof contract.openDispensing>('dispensings.open');
export const handOut = remoteWrite<typeof contract.handOut>('dispensings.handOut');
export const takeBack = remoteWrite<typeof contract.takeBack>('dispensings.takeBack');
export const recordDispensingPrint =
  remoteWrite<typeof contract.recordDispensingPrint>('dispensings.recordPrint');
