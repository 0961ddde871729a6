import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import type { Bed } from '../bed.contract.ts';
import { useBedMatches } from '../bed.hooks.ts';
import { t } from '../beds.texts.ts';

export interface BedPickerProps extends RecordPickerProps {
  /** The id of the bed, '' for none. */
  value?: string;
  onChange?: (bedId: string) => void;
  /** The bed that the field shows at first, where more than the id is known. */
  known?: Bed | undefined;
  /** Beds that are taken or out of use as well. */
  offersAll?: boolean;
}

function optionOf({ id, wardName, bedNumber, bedType }: Bed) {
  const words = { ward: wardName, number: bedNumber, type: t(`bedType_${bedType}`) };
  return { value: id, label: t('bedOption', words) };
}

/** Finds a bed by its number or ward: an available one, unless all are offered. */
export function BedPicker({ value = '', onChange, known, offersAll = false, ...props }: BedPickerProps) {
  const recordSearch = useRecordSearch({ value, known, optionOf });
  const beds = useBedMatches(recordSearch.search, offersAll ? 'all' : 'available');
  const words = {
    searching: t('searching'),
    away: t('bedsAway'),
    none: t(offersAll ? 'noSuchBed' : 'noBedFree'),
  };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={beds}
      words={words}
      clearable
      placeholder={t('pickBed')}
      onPick={(bed) => onChange?.(bed?.id ?? '')}
    />
  );
}
