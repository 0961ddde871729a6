import type { ScrollAreaProps } from '@mantine/core';

/**
 * For the scroll area of a calendar that opens at a time of its own. The router brings back how far a part of the page
 * was scrolled by its place in the page, unless it has a name: without one the next week would stand where this one
 * was left.
 */
export function ownScroll(shown: string): Pick<ScrollAreaProps, 'viewportProps'> {
  const named: object = { 'data-scroll-restoration-id': `calendar ${shown}` };
  return { viewportProps: named };
}
