import { closedRecordSlot, recordNoticeSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot, topBarSlot } from '#client/registration/slots.ts';
import { pageInMenu, type WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './emergency-access-menu.texts.ts';
import { emergencyAccessRecords } from './emergency-access.records.ts';

const reviewPath = '/dashboard/emergency-access';

/** Emergency access: opening a closed record with a reason, its red mark, and the review. */
export const emergencyAccessWeb: WebArea<IconName> = {
  name: 'emergency-access',
  records: emergencyAccessRecords,
  notices: [() => import('./emergency-access.notices.ts')],
  ...pageInMenu({
    path: reviewPath,
    title: () => t('emergencyAccess'),
    permission: 'admin.audit',
    load: async () => (await import('./reviews/list/emergency-review.screen.tsx')).EmergencyReviewScreen,
    group: 'administration',
    order: 60,
    icon: 'shield',
  }),
  fillings: [
    fillSlot(
      closedRecordSlot,
      { id: 'emergency-access', permission: 'emr.read' },
      async () => (await import('./emergency-access/form/open-in-emergency.tsx')).OpenInEmergency,
    ),
    fillSlot(
      recordNoticeSlot,
      { id: 'emergency-access', permission: 'emr.read' },
      async () => (await import('./emergency-access/detail/emergency-banner.tsx')).EmergencyBanner,
    ),
    fillSlot(
      topBarSlot,
      { id: 'emergency-access', order: 10, permission: 'emr.read' },
      async () => (await import('./emergency-access/detail/emergency-mark.tsx')).EmergencyMark,
    ),
  ],
};
