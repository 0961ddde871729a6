import { handle } from '#server/handle.ts';
import { assignPatients } from './assignments/assignment.service.ts';
import * as ending from './shift-ending.service.ts';
import * as contract from './shift.contract.ts';
import * as service from './shift.service.ts';

export const shiftCalls = [
  handle(contract.listShifts, service.listShifts),
  handle(contract.getShiftFigures, service.getShiftFigures),
  handle(contract.getOwnShift, service.getOwnShift),
  handle(contract.listNurses, service.listNurses),
  handle(contract.getShift, service.getShift),
  handle(contract.startShift, service.startShift),
  handle(contract.assignPatients, assignPatients),
  handle(contract.completeShift, ending.completeShift),
  handle(contract.cancelShift, ending.cancelShift),
];
