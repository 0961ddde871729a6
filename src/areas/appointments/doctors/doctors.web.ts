import type { AreaRoute } from '#client/registration/web-area.ts';
import { t } from './doctors-menu.texts.ts';

/** The screen of the doctors, reached from the appointments. */
export const doctorsRoute: AreaRoute = {
  path: '/dashboard/scheduling/doctors',
  title: () => t('doctors'),
  permission: 'admin.settings',
  load: async () => (await import('./list/doctors.screen.tsx')).DoctorsScreen,
};
