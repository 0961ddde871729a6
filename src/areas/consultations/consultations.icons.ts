import type { IconShape } from '#ui/icons/icon-paths.ts';

/** A stethoscope: consultations. */
export const stethoscopeIcon: IconShape = {
  path: 'M5 3v5a5 5 0 0 0 10 0V3M5 3H3.5M15 3h1.5M10 13v3a5 5 0 0 0 10 0v-2M20 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
};
