import {
  dashboardCardsSlot,
  dashboardSectionsSlot,
  dashboardWorkSlot,
  fillSlot,
} from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { analyticsRecords } from './analytics.records.ts';

const cards = () => import('./overview/detail/overview-cards.tsx');

/** The figures of the home screen; each card is shown to those who may see its figure. */
export const analyticsWeb: WebArea<IconName> = {
  name: 'analytics',
  records: analyticsRecords,
  notices: [() => import('./analytics.notices.ts')],
  fillings: [
    fillSlot(
      dashboardWorkSlot,
      { id: 'work' },
      async () => (await import('./overview/detail/home-work.tsx')).HomeWork,
    ),
    fillSlot(
      dashboardCardsSlot,
      { id: 'patients', order: 10, permission: 'patients.read' },
      async () => (await cards()).PatientsCard,
    ),
    fillSlot(
      dashboardCardsSlot,
      { id: 'appointments', order: 20, permission: 'appointments.read' },
      async () => (await cards()).AppointmentsCard,
    ),
    fillSlot(
      dashboardCardsSlot,
      { id: 'laboratory', order: 30, permission: 'lab.read', module: 'laboratory_enabled' },
      async () => (await cards()).LabOrdersCard,
    ),
    fillSlot(
      dashboardCardsSlot,
      {
        id: 'billing',
        order: 40,
        permission: ['reports.read', 'billing.payments'],
        module: 'billing_enabled',
      },
      async () => (await cards()).RevenueCard,
    ),
    fillSlot(
      dashboardSectionsSlot,
      { id: 'analytics' },
      async () => (await import('./overview/detail/overview-sections.tsx')).OverviewSections,
    ),
  ],
};
