import { type HandledCall, handle } from '#server/handle.ts';
import * as alerts from './lab-alert.contract.ts';
import * as alert from './lab-alert.service.ts';

export const alertsCalls: HandledCall[] = [
  handle(alerts.listLabAlerts, alert.listLabAlerts),
  handle(alerts.acknowledgeLabAlert, alert.acknowledgeLabAlert),
];
