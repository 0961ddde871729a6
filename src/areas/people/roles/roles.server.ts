import { type HandledCall, handle } from '#server/handle.ts';
import * as assignmentContract from '../assignments/assignment.contract.ts';
import * as assignment from '../assignments/assignment.service.ts';
import * as contract from './role.contract.ts';
import * as service from './role.service.ts';

/** Roles, what they permit, and who holds them. */
export const roleCalls: HandledCall[] = [
  handle(contract.listRoles, service.listRoles),
  handle(contract.exportRoles, service.exportRoles),
  handle(contract.listPermissions, service.listPermissions),
  handle(contract.createRole, service.createRole),
  handle(contract.updateRole, service.updateRole),
  handle(contract.removeRole, service.removeRole),
  handle(assignmentContract.listHolders, assignment.listHolders),
  handle(assignmentContract.assignRole, assignment.assignRole),
  handle(assignmentContract.withdrawRole, assignment.withdrawRole),
];
