import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './shift.contract.ts';

export const listShifts = remoteRead<typeof contract.listShifts>('nursingShifts.list');
export const getShiftFigures = remoteRead<typeof contract.getShiftFigures>('nursingShifts.figures');
export const getShift = remoteRead<typeof contract.getShift>('nursingShifts.get');
export const getOwnShift = remoteRead<typeof contract.getOwnShift>('nursingShifts.own');
export const listNurses = remoteRead<typeof contract.listNurses>('nursingShifts.nurses');
export const startShift = remoteWrite<typeof contract.startShift>('nursingShifts.start');
export const assignPatients = remoteWrite<typeof contract.assignPatients>('nursingShifts.assign');
export const completeShift = remoteWrite<typeof contract.completeShift>('nursingShifts.complete');
export const cancelShift = remoteWrite<typeof contract.cancelShift>('nursingShifts.cancel');
