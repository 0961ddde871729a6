import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './client.contract.ts';

export const listClients = remoteRead<typeof contract.listClients>('clients.list');
export const countClients = remoteRead<typeof contract.countClients>('clients.counts');
export const readClient = remoteRead<typeof contract.readClient>('clients.read');
export const createClient = remoteWrite<typeof contract.createClient>('clients.create');
export const createOwnHospital = remoteWrite<typeof contract.createOwnHospital>('clients.createOwn');
export const changeClientContact = remoteWrite<typeof contract.changeClientContact>('clients.changeContact');
export const suspendClient = remoteWrite<typeof contract.suspendClient>('clients.suspend');
export const reactivateClient = remoteWrite<typeof contract.reactivateClient>('clients.reactivate');
export const changeSubscription = remoteWrite<typeof contract.changeSubscription>(
  'clients.changeSubscription',
);
export const renewAdministratorLink =
  remoteWrite<typeof contract.renewAdministratorLink>('clients.renewLink');
