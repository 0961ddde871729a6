import { handle } from '#server/handle.ts';
import * as contract from './task.contract.ts';
import * as service from './task.service.ts';

export const taskCalls = [
  handle(contract.listTasks, service.listTasks),
  handle(contract.createTask, service.createTask),
  handle(contract.takeTask, service.takeTask),
  handle(contract.closeTask, service.closeTask),
];
