import type { IconShape } from '#ui/icons/icon-paths.ts';

/** A lamp over a table: theatres and operations. */
export const theatreIcon: IconShape = {
  path: 'M12 3v3M7 10a5 4 0 0 1 10 0ZM9 13l-1 2M15 13l1 2M12 13v2M4 18h16M6 18v3M18 18v3',
  drawing: 'lamp',
};
