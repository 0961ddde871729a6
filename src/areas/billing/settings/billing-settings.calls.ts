import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './billing-settings.contract.ts';

export const getBillingSettings = remoteRead<typeof contract.getBillingSettings>('billingSettings.get');
export const updateBillingSettings =
  remoteWrite<typeof contract.updateBillingSettings>('billingSettings.update');
