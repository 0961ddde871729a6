import type { IconShape } from '#ui/icons/icon-paths.ts';

/** A capsule: medicines and prescriptions. */
export const capsuleIcon: IconShape = {
  path: 'm10.5 20.5 10-10a4.95 4.95 0 0 0-7-7l-10 10a4.95 4.95 0 0 0 7 7ZM8.5 8.5l7 7',
  drawing: 'bottle',
};
