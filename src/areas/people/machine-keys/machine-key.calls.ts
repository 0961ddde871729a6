import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './machine-key.contract.ts';

export const listMachineKeys = remoteRead<typeof contract.listMachineKeys>('machineKeys.list');
export const makeMachineKey = remoteWrite<typeof contract.makeMachineKey>('machineKeys.make');
export const revokeMachineKey = remoteWrite<typeof contract.revokeMachineKey>('machineKeys.revoke');
export const answerForMachineKey = remoteWrite<typeof contract.answerForMachineKey>('machineKeys.answerFor');
