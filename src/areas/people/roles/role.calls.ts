import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as assignments from '../assignments/assignment.contract.ts';
import type * as contract from './role.contract.ts';

export const listRoles = remoteRead<typeof contract.listRoles>('roles.list');
export const exportRoles = remoteRead<typeof contract.exportRoles>('roles.export');
export const listPermissions = remoteRead<typeof contract.listPermissions>('roles.permissions');
export const createRole = remoteWrite<typeof contract.createRole>('roles.create');
export const updateRole = remoteWrite<typeof contract.updateRole>('roles.update');
export const removeRole = remoteWrite<typeof contract.removeRole>('roles.remove');
export const listHolders = remoteRead<typeof assignments.listHolders>('roles.holders');
export const assignRole = remoteWrite<typeof assignments.assignRole>('roles.assign');
export const withdrawRole = remoteWrite<typeof assignments.withdrawRole>('roles.withdraw');
