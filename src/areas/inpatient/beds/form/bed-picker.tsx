import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import type { Bed, OfferedBed } from '../bed.contract.ts';
import { type BedWish, useBedMatches } from '../bed.hooks.ts';
import { t } from '../beds.texts.ts';

/** A bed of the list, and what speaks against it where it is looked for a patient. */
export type PickedBed = Bed & Partial<Pick<OfferedBed, 'mismatch'>>;

export interface BedPickerProps extends RecordPickerProps {
  /** The id of the bed, '' for none. */
  value?: string;
  onChange?: (bedId: string) => void;
  /** Told of the bed itself as well; undefined when the field was emptied. */
  onPick?: (bed: PickedBed | undefined) => void;
  /** The bed that the field shows at first, where more than the id is known. */
  known?: Bed | undefined;
  /** Beds that are taken or out of use as well. */
  offersAll?: boolean;
  /** Beds that fit come first; what does not fit says so. */
  wish?: BedWish;
}

function optionOf({ id, wardName, bedNumber, bedType, mismatch }: PickedBed) {
  const words = { ward: wardName, number: bedNumber, type: t(`bedType_${bedType}`) };
  return { value: id, label: mismatch ? t(`bedOption_${mismatch}`, words) : t('bedOption', words) };
}

/** Finds a bed by its number or ward: an available one, unless all are offered. */
export function BedPicker(all: BedPickerProps) {
  const { value = '', onChange, onPick, known, offersAll = false, wish = {}, ...props } = all;
  const recordSearch = useRecordSearch<PickedBed>({ value, known, optionOf });
  const beds = useBedMatches(recordSearch.search, offersAll ? 'all' : wish);
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
      onPick={(bed) => {
        onPick?.(bed);
        onChange?.(bed?.id ?? '');
      }}
    />
  );
}
