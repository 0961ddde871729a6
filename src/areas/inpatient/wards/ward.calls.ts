import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as usual from './usual/usual-wards.contract.ts';
import type * as contract from './ward.contract.ts';

export const wardRegister = remoteRegister<typeof contract>('wards', 'wardId', 'beds');
export const { useList: useWardPage, useRefresh: useRefreshBeds } = wardRegister;

export const listRooms = remoteRead<typeof contract.listRooms>('wards.rooms');
export const readUsualWards = remoteRead<typeof usual.readUsualWards>('wards.usual');
export const addUsualWards = remoteWrite<typeof usual.addUsualWards>('wards.addUsual');
