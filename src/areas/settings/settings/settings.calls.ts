import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as logoContract from '../logo/logo.contract.ts';
import type * as contract from './settings.contract.ts';

export const getSettings = remoteRead<typeof contract.getSettings>('settings.get');
export const updateSettings = remoteWrite<typeof contract.updateSettings>('settings.update');
export const setModules = remoteWrite<typeof contract.setModules>('settings.setModules');
export const readIntegrations = remoteRead<typeof contract.readIntegrations>('settings.integrations');
export const setLogo = remoteWrite<typeof logoContract.setLogo>('settings.setLogo');
export const removeLogo = remoteWrite<typeof logoContract.removeLogo>('settings.removeLogo');
