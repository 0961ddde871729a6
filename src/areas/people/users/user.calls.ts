import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as links from './links/user-link.contract.ts';
import type * as lockOuts from './lock-outs/lock-out.contract.ts';
import type * as contract from './user.contract.ts';

export const listUsers = remoteRead<typeof contract.listUsers>('users.list');
export const exportUsers = remoteRead<typeof contract.exportUsers>('users.export');
export const listUserChoices = remoteRead<typeof contract.listUserChoices>('users.choices');
export const createUser = remoteWrite<typeof contract.createUser>('users.create');
export const updateUser = remoteWrite<typeof contract.updateUser>('users.update');
export const removeUser = remoteWrite<typeof contract.removeUser>('users.remove');
export const inviteUser = remoteWrite<typeof links.inviteUser>('users.invite');
export const makeResetLink = remoteWrite<typeof links.makeResetLink>('users.resetLink');
export const readLinkState = remoteRead<typeof links.readLinkState>('users.linkState');
export const liftLockOut = remoteWrite<typeof lockOuts.liftLockOut>('users.liftLockOut');
