import { type HandledCall, handle } from '#server/handle.ts';
import * as limits from '../limits/own-limit.contract.ts';
import * as limiting from '../limits/own-limit.service.ts';
import * as settings from './billing-settings.contract.ts';
import * as switches from './billing-settings.service.ts';

export const settingsCalls: HandledCall[] = [
  handle(settings.getBillingSettings, switches.getBillingSettings),
  handle(settings.updateBillingSettings, switches.updateBillingSettings),
  handle(limits.listOwnLimits, limiting.listOwnLimits),
  handle(limits.setOwnLimit, limiting.setOwnLimit),
  handle(limits.listSecondPersons, limiting.listSecondPersonsOfBills),
];
