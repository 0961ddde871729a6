import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** The figures of the home screen. */
export const analyticsWeb: WebArea<IconName> = {
  name: 'analytics',
};
