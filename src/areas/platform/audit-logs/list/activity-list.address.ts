import { datePart, idPart, textPart } from '#screens/list/address-parts.ts';
import { type AddressOf, listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';

/** The address of the acts of hospitals. */
export const activityList = listAddress(
  {
    clientId: idPart(),
    action: textPart(60),
    resource: textPart(60),
    from: datePart(),
    to: datePart(),
  },
  { name: 'activity' },
);

export type ActivityAddress = AddressOf<typeof activityList>;
export type ActivityListState = ListAddressState<typeof activityList.parts>;

/** True when the period ends before it starts. */
export function isPeriodReversed({ from, to }: Pick<ActivityAddress, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && to < from;
}

/** The address as it is asked for: a reversed period is left open at its end. */
export function askedAddress(address: ActivityAddress): ActivityAddress {
  return isPeriodReversed(address) ? { ...address, to: undefined } : address;
}
