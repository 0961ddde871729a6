import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './commission-settings.contract.ts';

export const getCommissionSettings =
  remoteRead<typeof contract.getCommissionSettings>('commissionSettings.get');
export const updateCommissionSettings =
  remoteWrite<typeof contract.updateCommissionSettings>('commissionSettings.update');
