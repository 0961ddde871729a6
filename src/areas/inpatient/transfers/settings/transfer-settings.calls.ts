import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './transfer-settings.contract.ts';

export const getTransferSettings = remoteRead<typeof contract.getTransferSettings>('transferSettings.get');
export const updateTransferSettings =
  remoteWrite<typeof contract.updateTransferSettings>('transferSettings.update');
