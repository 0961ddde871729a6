import type { IconShape } from '#ui/icons/icon-paths.ts';

/** A bed: wards and admissions. */
export const bedIcon: IconShape = {
  path: 'M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-8v6M6.5 12.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
};
