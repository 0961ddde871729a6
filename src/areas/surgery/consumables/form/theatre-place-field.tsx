import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useEffect } from 'react';
import { useTheatreStores } from '../consumable.hooks.ts';
import { t } from '../consumables.texts.ts';

interface TheatrePlaceFieldProps extends Omit<NativeSelectProps, 'data' | 'onChange'> {
  value?: string;
  /** Told the id of the place; of itself where there is one place alone. */
  onPlace: (placeId: string) => void;
  /** Nothing is chosen before the person does. */
  isOptional?: boolean;
}

/** The place of a theatre from which something is taken. */
export function TheatrePlaceField({
  value = '',
  onPlace,
  isOptional = false,
  ...props
}: TheatrePlaceFieldProps) {
  const { data, isPending } = useTheatreStores();
  const places = data?.rows ?? [];
  const only = !isOptional && places.length === 1 ? places[0]!.id : undefined;
  useEffect(() => {
    if (only !== undefined && value === '') onPlace(only);
  });
  return (
    <NativeSelect
      {...props}
      value={value}
      description={!isPending && places.length === 0 ? t('noPlaces') : undefined}
      data={[
        { value: '', label: t('choosePlace') },
        ...places.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => onPlace(currentTarget.value)}
    />
  );
}
