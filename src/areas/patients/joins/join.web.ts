import type { AreaRoute } from '#client/registration/web-area.ts';
import { t } from '../patients-menu.texts.ts';

/** The page on which two records of one person become one. */
export const joinRoute: AreaRoute = {
  path: '/dashboard/patients/$patientId/join',
  title: () => t('joinRecords'),
  permission: 'patients.join',
  load: async () => (await import('./form/join.screen.tsx')).JoinScreen,
};
