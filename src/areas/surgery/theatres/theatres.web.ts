import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../surgery-menu.texts.ts';

/** Theatres and the catalogue of procedures. */
export const theatresWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/surgery/theatres',
      title: () => t('theatres'),
      alsoCalled: () => t('theatresAlso'),
      permission: 'surgery.read',
      load: async () => (await import('./list/theatres.screen.tsx')).TheatresScreen,
    },
    {
      path: '/dashboard/surgery/procedures',
      title: () => t('procedures'),
      permission: 'surgery.read',
      load: async () => (await import('../procedures/list/procedures.screen.tsx')).ProceduresScreen,
    },
  ],
  menu: [
    {
      group: 'surgery',
      order: 70,
      label: () => t('theatres'),
      icon: 'settings',
      to: '/dashboard/surgery/theatres',
      permission: 'surgery.read',
    },
  ],
};
