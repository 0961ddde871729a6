import type { IconShape } from '#ui/icons/icon-paths.ts';

/** A bed: wards and admissions. */
export const bedIcon: IconShape = {
  path: 'M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-8v6M6.5 12.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  drawing: 'bed',
};

/** Two ways: transfers between beds. */
export const transferIcon: IconShape = {
  path: 'M4 8h15m0 0-4-4m4 4-4 4M20 16H5m0 0 4-4m-4 4 4 4',
};

/** Ends what runs. */
export const stopIcon: IconShape = { path: 'M7 7h10v10H7Z' };
