import { type HandledCall, handle } from '#server/handle.ts';
import * as settings from './lab-settings.contract.ts';
import * as switches from './lab-settings.service.ts';

export const settingsCalls: HandledCall[] = [
  handle(settings.getLabSettings, switches.getLabSettings),
  handle(settings.updateLabSettings, switches.updateLabSettings),
];
