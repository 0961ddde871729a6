import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './task.contract.ts';

export const listTasks = remoteRead<typeof contract.listTasks>('nursingTasks.list');
export const createTask = remoteWrite<typeof contract.createTask>('nursingTasks.create');
export const takeTask = remoteWrite<typeof contract.takeTask>('nursingTasks.take');
export const closeTask = remoteWrite<typeof contract.closeTask>('nursingTasks.close');
