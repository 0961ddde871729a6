import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { alertsWeb } from './alerts/alerts.web.ts';
import { catalogueWeb } from './catalogue/catalogue.web.ts';
import { ordersWeb } from './orders/orders.web.ts';
import { resultsWeb } from './results/results.web.ts';
import { settingsWeb } from './settings/settings.web.ts';
import { laboratoryRecords } from './laboratory.records.ts';

const parts = [
  alertsWeb,
  catalogueWeb,
  ordersWeb,
  resultsWeb,
  settingsWeb,
  { records: laboratoryRecords, notices: [() => import('./laboratory.notices.ts')] },
];

/** Laboratory: tests, orders, results. */
export const laboratoryWeb: WebArea<IconName> = joinWebParts('laboratory', parts, 'laboratory_enabled');
