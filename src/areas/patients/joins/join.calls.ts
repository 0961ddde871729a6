import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './join.contract.ts';

export const previewJoin = remoteRead<typeof contract.previewJoin>('patients.previewJoin');
export const joinPatients = remoteWrite<typeof contract.joinPatients>('patients.join');
export const listJoins = remoteRead<typeof contract.listJoins>('patients.joins');
export const readIssuedAs = remoteRead<typeof contract.readIssuedAs>('patients.issuedAs');
export const undoJoin = remoteWrite<typeof contract.undoJoin>('patients.undoJoin');
