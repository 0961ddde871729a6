import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './commission-settings.contract.ts';
import * as service from './commission-settings.service.ts';

export const settingsCalls: HandledCall[] = [
  handle(contract.getCommissionSettings, service.getCommissionSettings),
  handle(contract.updateCommissionSettings, service.updateCommissionSettings),
];
