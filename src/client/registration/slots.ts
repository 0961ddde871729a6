import type { ComponentType } from 'react';
import type { Registered } from './offered.ts';

/** A place on a screen that other areas fill; `Props` is what the screen tells those who fill it. */
export interface Slot<Props extends object> {
  readonly id: string;
  /** Carries the type; never called. */
  readonly accepts: (component: ComponentType<Props>) => ComponentType<Props>;
}

/** What one area puts into a slot. */
export interface SlotFilling extends Registered {
  readonly slot: string;
  /** Unique within the slot. */
  readonly id: string;
  /** Lower comes first. */
  readonly order: number;
  readonly load: () => Promise<ComponentType<object>>;
}

/** Names a place that areas may fill, such as `patient.timeline`. */
export function defineSlot<Props extends object = object>(id: string): Slot<Props> {
  return { id, accepts: (component) => component };
}

export interface FillingOptions extends Registered {
  id: string;
  order?: number;
}

/** Fills a slot with a lazily loaded component that takes the slot's properties. */
export function fillSlot<Props extends object>(
  slot: Slot<Props>,
  { order = 100, ...options }: FillingOptions,
  load: () => Promise<ComponentType<Props>>,
): SlotFilling {
  // The slot's own type has checked the component; the list of all fillings need not know it.
  return { ...options, order, slot: slot.id, load: load as () => Promise<ComponentType<object>> };
}

/** Small controls at the right of the top bar, before the user's menu. */
export const topBarSlot = defineSlot('topbar');
/** What everybody who may know of it is told above every screen. */
export const shellNoticesSlot = defineSlot('shell.notices');
/** Stat cards of the home screen; each filling renders one StatCard. */
export const dashboardCardsSlot = defineSlot('dashboard.cards');
/** What waits for the person, above the figures of the home screen. */
export const dashboardWorkSlot = defineSlot('dashboard.work');
/** Sections of the home screen below the cards. */
export const dashboardSectionsSlot = defineSlot('dashboard.sections');
