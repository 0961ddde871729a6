import type { WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { t } from '../nursing-menu.texts.ts';

const everybody = ['nursing.write', 'shifts.manage'] as const;

/** Shifts, and who is responsible for whom. */
export const shiftsWeb: Omit<WebArea<AnyIcon>, 'name'> = {
  routes: [
    {
      path: '/dashboard/nursing/shifts',
      title: () => t('shifts'),
      alsoCalled: () => t('calledShifts'),
      permission: everybody,
      load: async () => (await import('./list/shifts.screen.tsx')).ShiftsScreen,
    },
    {
      path: '/dashboard/nursing/shifts/$shiftId',
      title: () => t('shift'),
      permission: everybody,
      load: async () => (await import('./detail/shift.screen.tsx')).ShiftScreen,
    },
  ],
  menu: [
    {
      group: 'nursing',
      order: 60,
      label: () => t('shifts'),
      icon: 'clock',
      to: '/dashboard/nursing/shifts',
      permission: everybody,
    },
  ],
};
