import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './fluid-settings.contract.ts';

export const getFluidSettings = remoteRead<typeof contract.getFluidSettings>('fluidSettings.get');
export const updateFluidSettings = remoteWrite<typeof contract.updateFluidSettings>('fluidSettings.update');
