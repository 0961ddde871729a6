import { Select, type SelectProps } from '@mantine/core';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
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
  const { search, selectProps, choose } = useRecordSearch({ value, known, optionOf });
  const beds = useBedMatches(search, offersAll ? 'all' : 'available');
  const words = {
    searching: t('searching'),
    away: t('bedsAway'),
    none: t(offersAll ? 'noSuchBed' : 'noBedFree'),
  };
  return (
    <Select
      {...props}
      {...selectProps(beds, words)}
      clearable
      placeholder={t('pickBed')}
      onChange={(id) => {
        choose(id, beds);
        onChange?.(id ?? '');
      }}
    />
  );
}
