import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { depositsWeb } from './deposits/deposits.web.ts';
import { servicesWeb } from './services/services.web.ts';
import { invoicesWeb } from './invoices/invoices.web.ts';
import { paymentsWeb } from './payments/payments.web.ts';
import { settingsWeb } from './settings/billing-settings.web.ts';
import { billingRecords } from './billing.records.ts';

const parts = [
  servicesWeb,
  invoicesWeb,
  paymentsWeb,
  depositsWeb,
  settingsWeb,
  { records: billingRecords, notices: [() => import('./billing.notices.ts')] },
];

/** Services, invoices, payments, the cashier. */
export const billingWeb: WebArea<IconName> = joinWebParts('billing', parts, 'billing_enabled');
