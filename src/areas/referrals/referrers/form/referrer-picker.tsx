import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
import type { Referrer } from '../referrer.contract.ts';
import { useNamedReferrer, useReferrerMatches } from '../referrer.hooks.ts';
import { t } from '../referrers.texts.ts';

export interface ReferrerPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
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
  const { search, selectProps, choose } = useRecordSearch({ value, known: named.data, optionOf });
  const matches = useReferrerMatches(search, isWithInactive ? 'all' : 'active');
  const words = { searching: t('searching'), away: t('referrersAway'), none: t('noReferrerFound') };
  return (
    <Select
      {...props}
      {...selectProps(matches, words)}
      placeholder={t('findReferrer')}
      onChange={(id) => {
        choose(id, matches);
        setPickedId(id ?? '');
        onChange?.(id ?? '');
      }}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
