import type { IconShape } from '#ui/icons/icon-paths.ts';

/** A bell. */
export const bellIcon: IconShape = {
  path: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 21h4',
  drawing: 'letter',
};
