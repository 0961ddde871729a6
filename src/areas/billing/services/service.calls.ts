import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './service.contract.ts';
import type * as usual from './usual/usual-services.contract.ts';

export const listServices = remoteRead<typeof contract.listServices>('services.list');
export const listServiceCategories = remoteRead<typeof contract.listServiceCategories>('services.categories');
export const searchServices = remoteRead<typeof contract.searchServices>('services.search');
export const createService = remoteWrite<typeof contract.createService>('services.create');
export const updateService = remoteWrite<typeof contract.updateService>('services.update');
export const readUsualServices = remoteRead<typeof usual.readUsualServices>('services.usual');
export const addUsualServices = remoteWrite<typeof usual.addUsualServices>('services.addUsual');
