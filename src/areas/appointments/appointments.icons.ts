import type { IconShape } from '#ui/icons/icon-paths.ts';

/** A stethoscope: doctors. */
export const doctorIcon: IconShape = {
  path: 'M6 3H4v5a4 4 0 0 0 8 0V3h-2M8 12v3a5 5 0 0 0 10 0v-2M18 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  drawing: 'people',
};
