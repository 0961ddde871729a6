import type { IconShape } from '#ui/icons/icon-paths.ts';

/** A pulse: vital signs. */
export const pulseIcon: IconShape = { path: 'M3 12h4l2.5-6 4 12 2.5-6h5', drawing: 'monitor' };
