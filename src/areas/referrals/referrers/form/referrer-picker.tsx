import { useState } from 'react';
import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import type { Referrer } from '../referrer.contract.ts';
import { useNamedReferrer, useReferrerMatches } from '../referrer.hooks.ts';
import { t } from '../referrers.texts.ts';

export interface ReferrerPickerProps extends RecordPickerProps {
  /** The id of the referrer, '' for none. */
  value?: string;
  onChange?: (referrerId: string) => void;
  /** Offers inactive referrers too, for looking back. */
  isWithInactive?: boolean;
}

const optionOf = ({ id, name }: Pick<Referrer, 'id' | 'name'>) => ({ value: id, label: name });

/** Finds a referrer by name, on the server. */
export function ReferrerPicker({
  value = '',
  onChange,
  isWithInactive = false,
  ...props
}: ReferrerPickerProps) {
  const [pickedId, setPickedId] = useState('');
  const named = useNamedReferrer(value !== '' && value !== pickedId ? value : undefined);
  const recordSearch = useRecordSearch({ value, known: named.data, optionOf });
  const matches = useReferrerMatches(recordSearch.search, isWithInactive ? 'all' : 'active');
  const words = { searching: t('searching'), away: t('referrersAway'), none: t('noReferrerFound') };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={matches}
      words={words}
      placeholder={t('findReferrer')}
      onPick={(referrer) => {
        setPickedId(referrer?.id ?? '');
        onChange?.(referrer?.id ?? '');
      }}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
