import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useSettledSearch } from '#screens/form/use-settled-search.ts';
import type { Bed } from '../bed.contract.ts';
import { useBedMatches } from '../bed.hooks.ts';
import { t } from '../beds.texts.ts';

export interface BedPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the bed, '' for none. */
  value?: string;
  onChange?: (bedId: string) => void;
  /** The bed that the field shows at first, where more than the id is known. */
  known?: Bed | undefined;
  /** Beds that are taken or out of use as well. */
  offersAll?: boolean;
  'data-autofocus'?: boolean;
}

function optionOf({ id, wardName, bedNumber, bedType }: Bed) {
  const words = { ward: wardName, number: bedNumber, type: t(`bedType_${bedType}`) };
  return { value: id, label: t('bedOption', words) };
}

/** Finds a bed by its number or ward: an available one, unless all are offered. */
export function BedPicker({ value = '', onChange, known, offersAll = false, ...props }: BedPickerProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(known);
  const label = picked && picked.id === value ? optionOf(picked).label : '';
  const { search, isSettled, onKeyDown } = useSettledSearch(typed, label);
  const beds = useBedMatches(search, offersAll ? 'all' : 'available');
  const isSearching = !isSettled || beds.isPlaceholderData;
  const found = isSearching ? [] : (beds.data?.rows ?? []);
  const current = picked?.id === value ? picked : undefined;
  const shown = current && !found.some(({ id }) => id === current.id) ? [current, ...found] : found;
  return (
    <Select
      {...props}
      searchable
      clearable
      openOnFocus={false}
      placeholder={t('pickBed')}
      value={value || null}
      data={shown.map(optionOf)}
      // The server has compared already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDown={onKeyDown}
      onChange={(id) => {
        setPicked(shown.find((bed) => bed.id === id));
        onChange?.(id ?? '');
      }}
      nothingFoundMessage={t(
        isSearching || beds.isFetching
          ? 'searching'
          : beds.isError
            ? 'bedsAway'
            : offersAll
              ? 'noSuchBed'
              : 'noBedFree',
      )}
      maxDropdownHeight={260}
    />
  );
}
