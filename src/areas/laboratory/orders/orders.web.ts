import { consultationOrdersSlot } from '#areas/consultations/consultations-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { AreaRoute, WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../laboratory-menu.texts.ts';

const screen: Omit<AreaRoute, 'path'> = {
  title: () => t('laboratory'),
  permission: 'lab.read',
  load: async () => (await import('./list/laboratory.screen.tsx')).LaboratoryScreen,
};

/** Laboratory orders: one screen at two addresses, as document 1 has it. */
export const ordersWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    { path: '/dashboard/laboratory', ...screen },
    { path: '/dashboard/lab-results', ...screen },
  ],
  menu: [
    {
      group: 'laboratory',
      order: 10,
      label: () => t('laboratory'),
      icon: 'flask',
      to: '/dashboard/laboratory',
      permission: 'lab.read',
      loadBadge: async () => (await import('./list/pending-badge.tsx')).PendingBadge,
    },
  ],
  quickActions: [
    {
      order: 30,
      label: () => t('labOrder'),
      icon: 'flask',
      to: '/dashboard/laboratory',
      permission: 'lab.read',
    },
    {
      order: 31,
      label: () => t('orderTests'),
      icon: 'flask',
      to: '/dashboard/laboratory',
      permission: 'lab.write',
      isSearchOnly: true,
      forPatient: {
        words: () => t('orderWords'),
        to: (patientId) => `/dashboard/laboratory?patientId=${patientId}`,
      },
    },
  ],
  fillings: [
    fillSlot(
      consultationOrdersSlot,
      { id: 'lab-order', order: 10, permission: 'lab.write' },
      async () => (await import('./form/order-from-consultation.tsx')).OrderFromConsultation,
    ),
  ],
  search: [
    {
      id: 'lab-orders',
      order: 30,
      label: () => t('labOrders'),
      icon: 'flask',
      permission: 'lab.read',
      find: async (text, signal) => (await import('./list/lab-order.hits.ts')).findLabOrderHits(text, signal),
    },
  ],
};
