import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { StockPlace } from '../place.contract.ts';
import { useStockPlaces } from '../place.calls.ts';
import { t } from '../places.texts.ts';

export interface PlaceSelectProps extends Omit<NativeSelectProps, 'data'> {
  /** Which places may be chosen. */
  isOffered: (place: StockPlace) => boolean;
}

/** A choice among the places in use. Works with `form.getInputProps`. */
export function PlaceSelect({ isOffered, ...props }: PlaceSelectProps) {
  const places = useStockPlaces().data?.rows ?? [];
  const offered = places.filter((place) => place.isActive && isOffered(place));
  return (
    <NativeSelect
      {...props}
      data={[
        { value: '', label: t('choose') },
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** Where stock is kept to be used: neither quarantine nor on the way. */
export const isShelf = ({ kind }: StockPlace): boolean => kind !== 'quarantine' && kind !== 'transit';

/** Where stock can be received: on a shelf, or in quarantine. */
export const isReceiving = ({ kind }: StockPlace): boolean => kind !== 'transit';
