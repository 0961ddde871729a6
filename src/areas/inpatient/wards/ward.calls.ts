import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as usual from './usual/usual-wards.contract.ts';
import type * as contract from './ward.contract.ts';

export const listWards = remoteRead<typeof contract.listWards>('wards.list');
export const createWard = remoteWrite<typeof contract.createWard>('wards.create');
export const updateWard = remoteWrite<typeof contract.updateWard>('wards.update');
export const listRooms = remoteRead<typeof contract.listRooms>('wards.rooms');
export const readUsualWards = remoteRead<typeof usual.readUsualWards>('wards.usual');
export const addUsualWards = remoteWrite<typeof usual.addUsualWards>('wards.addUsual');
