import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './bed-transfer.contract.ts';

export const listBedTransfers = remoteRead<typeof contract.listBedTransfers>('bedTransfers.list');
export const requestBedTransfer = remoteWrite<typeof contract.requestBedTransfer>('bedTransfers.request');
export const approveBedTransfer = remoteWrite<typeof contract.approveBedTransfer>('bedTransfers.approve');
export const completeBedTransfer = remoteWrite<typeof contract.completeBedTransfer>('bedTransfers.complete');
export const cancelBedTransfer = remoteWrite<typeof contract.cancelBedTransfer>('bedTransfers.cancel');
export const swapBeds = remoteWrite<typeof contract.swapBeds>('bedTransfers.swap');
