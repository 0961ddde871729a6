import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { servicesWeb } from './services/services.web.ts';
import { invoicesWeb } from './invoices/invoices.web.ts';
import { paymentsWeb } from './payments/payments.web.ts';
import { settingsWeb } from './settings/billing-settings.web.ts';

const parts = [servicesWeb, invoicesWeb, paymentsWeb, settingsWeb];

/** Services, invoices, payments, the cashier. */
export const billingWeb: WebArea<IconName> = {
  name: 'billing',
  routes: parts.flatMap((part) => part.routes ?? []),
  menu: parts.flatMap((part) => part.menu ?? []),
  quickActions: parts.flatMap((part) => part.quickActions ?? []),
  search: parts.flatMap((part) => part.search ?? []),
  fillings: parts.flatMap((part) => part.fillings ?? []),
};
