import { choiceOr } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const overrideViews = ['all', 'open'] as const;

/** The address of the list of overrides. */
export const overrideList = listAddress({ view: choiceOr(overrideViews, 'all') });
