import { datePart, idPart, textPart, viewPart } from '#screens/list/address-parts.ts';
import { type AddressOf, listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';

/** The address of the trail. */
export const trailList = listAddress({
  userId: idPart(),
  resource: textPart(60),
  resourceId: textPart(100),
  action: textPart(60),
  from: datePart(),
  to: datePart(),
  /** The entry that is opened over the list. */
  entryId: viewPart(idPart()),
});

export type TrailAddress = AddressOf<typeof trailList>;
export type TrailListState = ListAddressState<typeof trailList.parts>;

/** True when the period ends before it starts. */
export function isPeriodReversed({ from, to }: Pick<TrailAddress, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && to < from;
}

/** The address as it is asked for: a reversed period is left open at its end. */
export function askedAddress(address: TrailAddress): TrailAddress {
  return isPeriodReversed(address) ? { ...address, to: undefined } : address;
}
