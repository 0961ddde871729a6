import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../nursing-menu.texts.ts';

/** Nursing assessments: the list, a new one, and one of them. */
export const assessmentsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/nursing/assessments',
      title: () => t('assessments'),
      permission: ['nursing.read', 'nursing.write'],
      load: async () => (await import('./list/assessments.screen.tsx')).AssessmentsScreen,
    },
    {
      path: '/dashboard/nursing/assessments/$assessmentId',
      title: () => t('assessment'),
      permission: ['nursing.read', 'nursing.write'],
      load: async () => (await import('./detail/assessment.screen.tsx')).AssessmentScreen,
    },
  ],
  menu: [
    {
      group: 'nursing',
      order: 40,
      label: () => t('assessments'),
      icon: 'clipboard',
      to: '/dashboard/nursing/assessments',
      permission: ['nursing.read', 'nursing.write'],
    },
  ],
};
