import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { catalogueWeb } from './catalogue/catalogue.web.ts';
import { ordersWeb } from './orders/orders.web.ts';
import { resultsWeb } from './results/results.web.ts';
import { settingsWeb } from './settings/settings.web.ts';

const parts = [catalogueWeb, ordersWeb, resultsWeb, settingsWeb];

/** Laboratory: tests, orders, results. */
export const laboratoryWeb: WebArea<IconName> = {
  name: 'laboratory',
  routes: parts.flatMap((part) => part.routes ?? []),
  menu: parts.flatMap((part) => part.menu ?? []),
  quickActions: parts.flatMap((part) => part.quickActions ?? []),
  search: parts.flatMap((part) => part.search ?? []),
  fillings: parts.flatMap((part) => part.fillings ?? []),
};
