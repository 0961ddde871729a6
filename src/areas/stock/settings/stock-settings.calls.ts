import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './stock-settings.contract.ts';

export const getStockSettings = remoteRead<typeof contract.getStockSettings>('stockSettings.get');
export const updateStockSettings = remoteWrite<typeof contract.updateStockSettings>('stockSettings.update');
