import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { usePerson } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useChargeables } from '../../charge.hooks.ts';
import { t } from '../../charges.texts.ts';
import type { Chargeable } from '../ward-charge.contract.ts';

export interface ChargeablePickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  kind: 'service' | 'timed';
  /** The id of what is charged, '' for nothing. */
  value?: string;
  onChange?: (id: string) => void;
  'data-autofocus'?: boolean;
}

const typingPauseMs = 250;

/** Finds what can be charged on a stay; who sees billing sees the price. */
export function ChargeablePicker({ kind, value = '', onChange, ...props }: ChargeablePickerProps) {
  const { money } = useFormat();
  const { currencyCode } = usePerson().tenant;
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Chargeable>();

  function optionOf({ id, name, unit, priceMinor }: Chargeable) {
    const how = unit === null ? '' : t(`timed_${unit}`);
    const price = priceMinor === null ? how : `${money(priceMinor, currencyCode)} ${how}`.trim();
    return { value: id, label: price === '' ? name : `${name} · ${price}` };
  }

  const current = picked?.id === value ? picked : undefined;
  const label = current ? optionOf(current).label : '';
  const [search] = useDebouncedValue(typed === label ? '' : typed.trim(), typingPauseMs);
  const offered = useChargeables(kind, search);
  const found = offered.data?.rows ?? [];
  const shown = current && !found.some(({ id }) => id === current.id) ? [current, ...found] : found;
  return (
    <Select
      {...props}
      searchable
      clearable
      openOnFocus={false}
      placeholder={t('pick')}
      value={value || null}
      data={shown.map(optionOf)}
      // The server has compared already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        setPicked(shown.find((one) => one.id === id));
        onChange?.(id ?? '');
      }}
      nothingFoundMessage={t(
        offered.isFetching ? 'searching' : offered.isError ? 'notLoaded' : 'noneOffered',
      )}
      maxDropdownHeight={260}
    />
  );
}
