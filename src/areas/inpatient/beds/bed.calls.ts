import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './bed.contract.ts';

export const listBeds = remoteRead<typeof contract.listBeds>('beds.list');
export const offerBeds = remoteRead<typeof contract.offerBeds>('beds.offer');
export const countBeds = remoteRead<typeof contract.countBeds>('beds.count');
export const createBeds = remoteWrite<typeof contract.createBeds>('beds.create');
export const updateBed = remoteWrite<typeof contract.updateBed>('beds.update');
export const setBedStatus = remoteWrite<typeof contract.setBedStatus>('beds.setStatus');
