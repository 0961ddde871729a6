import { remoteRegister } from '#client/queries/remote-register.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './service.contract.ts';
import type * as usual from './usual/usual-services.contract.ts';

export const serviceRegister = remoteRegister<typeof contract>('services', 'serviceId');
export const { useList: useServicePage, useRefresh: useRefreshServices } = serviceRegister;

export const listServiceCategories = remoteRead<typeof contract.listServiceCategories>('services.categories');
export const searchServices = remoteRead<typeof contract.searchServices>('services.search');
export const readUsualServices = remoteRead<typeof usual.readUsualServices>('services.usual');
export const addUsualServices = remoteWrite<typeof usual.addUsualServices>('services.addUsual');
