import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './account.contract.ts';

export const readProfile = remoteRead<typeof contract.readProfile>('account.profile');
export const updateProfile = remoteWrite<typeof contract.updateProfile>('account.updateProfile');
export const changePassword = remoteWrite<typeof contract.changePassword>('account.changePassword');
export const confirmOwnPassword = remoteWrite<typeof contract.confirmOwnPassword>('account.confirmPassword');
export const listOwnSessions = remoteRead<typeof contract.listOwnSessions>('account.sessions');
export const endOwnSession = remoteWrite<typeof contract.endOwnSession>('account.endSession');
