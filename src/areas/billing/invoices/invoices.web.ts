import { appointmentActionsSlot } from '#areas/appointments/appointments-web.public.ts';
import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { labOrderActionsSlot } from '#areas/laboratory/laboratory-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { AreaRoute, WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../invoices-menu.texts.ts';

const loadList = async () => (await import('./list/invoices.screen.tsx')).InvoicesScreen;

const listRoute: Omit<AreaRoute, 'path'> = {
  title: () => t('billing'),
  permission: 'billing.read',
  load: loadList,
};

/** The list under both of its addresses, one invoice, and its form. */
export const invoicesWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    { path: '/dashboard/billing', ...listRoute },
    { path: '/dashboard/invoices', ...listRoute },
    {
      path: '/dashboard/billing/new',
      title: () => t('createInvoice'),
      permission: 'billing.write',
      load: async () => (await import('./form/new-invoice.screen.tsx')).NewInvoiceScreen,
    },
    {
      path: '/dashboard/billing/orders',
      title: () => t('ordersToBill'),
      permission: 'billing.write',
      load: async () => (await import('./to-bill/list/orders-to-bill.screen.tsx')).OrdersToBillScreen,
    },
    {
      path: '/dashboard/billing/$invoiceId',
      title: () => t('invoice'),
      permission: 'billing.read',
      load: async () => (await import('./detail/invoice.screen.tsx')).InvoiceScreen,
    },
    {
      path: '/dashboard/billing/$invoiceId/edit',
      title: () => t('editInvoice'),
      permission: 'billing.write',
      load: async () => (await import('./form/edit-invoice.screen.tsx')).EditInvoiceScreen,
    },
  ],
  menu: [
    {
      group: 'billing',
      order: 10,
      label: () => t('billing'),
      icon: 'receipt',
      to: '/dashboard/billing',
      permission: 'billing.read',
    },
    {
      group: 'billing',
      order: 11,
      label: () => t('ordersToBill'),
      icon: 'flask',
      to: '/dashboard/billing/orders',
      permission: 'billing.write',
    },
  ],
  quickActions: [
    {
      order: 40,
      label: () => t('createInvoice'),
      icon: 'receipt',
      to: '/dashboard/billing/new',
      permission: 'billing.write',
      forPatient: {
        words: () => t('billWords'),
        to: (patientId) => `/dashboard/billing/new?patientId=${patientId}`,
      },
    },
  ],
  search: [
    {
      id: 'invoices',
      order: 40,
      label: () => t('invoices'),
      icon: 'receipt',
      permission: 'billing.read',
      find: async (text, signal) => (await import('./list/invoice.hits.ts')).findInvoiceHits(text, signal),
    },
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'billing', order: 40, permission: 'billing.read' },
      async () => (await import('./patient/detail/patient-billing.tsx')).PatientBilling,
    ),
    fillSlot(
      appointmentActionsSlot,
      { id: 'billing', permission: 'billing.write' },
      async () => (await import('./sources/form/bill-appointment.tsx')).BillAppointment,
    ),
    fillSlot(
      labOrderActionsSlot,
      { id: 'billing', permission: 'billing.write' },
      async () => (await import('./sources/form/bill-lab-order.tsx')).BillLabOrder,
    ),
  ],
};
