import type { Ward } from '../../wards/ward.contract.ts';

interface OfferingWard extends Pick<Ward, 'id' | 'name' | 'wardType'> {
  /** What speaks against the patient in this ward; null where nothing does. */
  mismatch: 'sex' | 'age' | null;
}

export interface WardWish {
  wardType?: Ward['wardType'] | undefined;
  wardId?: string | undefined;
}

/** Wards in the order in which their beds are offered: what fits the patient, then what is wished for, then by name. */
export function inOrderOfOffer<One extends OfferingWard>(wards: readonly One[], wish: WardWish): One[] {
  const rank = (ward: One) => (ward.mismatch === null ? 0 : 3) + distance(ward, wish);
  return wards.toSorted(
    (one, other) =>
      rank(one) - rank(other) || one.name.localeCompare(other.name) || one.id.localeCompare(other.id),
  );
}

/** 0 for the ward that is wished for, 1 for one of its kind, 2 for any other. */
function distance({ id, wardType }: OfferingWard, wish: WardWish): number {
  if (id === wish.wardId) return 0;
  return wardType === wish.wardType ? 1 : 2;
}
