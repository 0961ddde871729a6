import { type HandledCall, handle } from '#server/handle.ts';
import { liftLockOut as liftLockOutCall } from './lock-outs/lock-out.contract.ts';
import { liftLockOut } from './lock-outs/lock-out.service.ts';
import * as linkContract from './links/user-link.contract.ts';
import * as links from './links/user-link.service.ts';
import * as contract from './user.contract.ts';
import * as lists from './search/user-list.service.ts';
import * as service from './user.service.ts';

/** Accounts of the staff, as an administrator keeps them. */
export const userCalls: HandledCall[] = [
  handle(contract.listUsers, lists.listUsers),
  handle(contract.exportUsers, lists.exportUsers),
  handle(contract.getUser, lists.getUser),
  handle(contract.createUser, service.createUser),
  handle(contract.updateUser, service.updateUser),
  handle(contract.removeUser, service.removeUser),
  handle(linkContract.inviteUser, links.inviteUser),
  handle(linkContract.makeResetLink, links.makeResetLink),
  handle(linkContract.readLinkState, links.readLinkState),
  handle(liftLockOutCall, liftLockOut),
  handle(contract.listUserChoices, lists.listUserChoices),
];
