import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { invoiceSectionsSlot, recordPaymentSlot } from '../invoices/invoice.slots.ts';
import { t } from './payments-menu.texts.ts';

/** Recording payments, their history on an invoice, refunds, and the cashier's day. */
export const paymentsWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path: '/dashboard/billing/cashier',
      title: () => t('cashier'),
      permission: ['billing.payments', 'pharmacy.counter'],
      load: async () => (await import('./cashier/list/cashier.screen.tsx')).CashierScreen,
    },
    {
      path: '/dashboard/billing/refunds',
      title: () => t('refunds'),
      permission: ['billing.refunds', 'billing.payments'],
      load: async () => (await import('./refunds/list/refunds.screen.tsx')).RefundsScreen,
    },
  ],
  menu: [
    {
      group: 'billing',
      order: 12,
      label: () => t('cashier'),
      icon: 'wallet',
      to: '/dashboard/billing/cashier',
      permission: ['billing.payments', 'pharmacy.counter'],
    },
    {
      group: 'billing',
      order: 14,
      label: () => t('refunds'),
      icon: 'refresh',
      to: '/dashboard/billing/refunds',
      permission: ['billing.refunds', 'billing.payments'],
    },
  ],
  quickActions: [
    {
      order: 45,
      label: () => t('closeDay'),
      icon: 'lock',
      to: '/dashboard/billing/cashier?task=close',
      permission: ['billing.payments', 'pharmacy.counter'],
      isSearchOnly: true,
    },
  ],
  fillings: [
    fillSlot(
      recordPaymentSlot,
      { id: 'payments', permission: 'billing.payments' },
      async () => (await import('./form/record-payment.tsx')).RecordPayment,
    ),
    fillSlot(
      invoiceSectionsSlot,
      { id: 'payments', order: 10, permission: 'billing.read' },
      async () => (await import('./list/payment-history.tsx')).PaymentHistory,
    ),
  ],
};
