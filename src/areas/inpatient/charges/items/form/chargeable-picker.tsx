import { Select, type SelectProps } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
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

/** Finds what can be charged on a stay; who sees billing sees the price. */
export function ChargeablePicker({ kind, value = '', onChange, ...props }: ChargeablePickerProps) {
  const { money } = useFormat();
  const { currencyCode } = usePerson().tenant;

  function optionOf({ id, name, unit, priceMinor }: Chargeable) {
    const how = unit === null ? '' : t(`timed_${unit}`);
    const price = priceMinor === null ? how : `${money(priceMinor, currencyCode)} ${how}`.trim();
    return { value: id, label: price === '' ? name : `${name} · ${price}` };
  }

  const { search, selectProps, choose } = useRecordSearch({ value, optionOf });
  const offered = useChargeables(kind, search);
  const words = { searching: t('searching'), away: t('notLoaded'), none: t('noneOffered') };
  return (
    <Select
      {...props}
      {...selectProps(offered, words)}
      clearable
      placeholder={t('pick')}
      onChange={(id) => {
        choose(id, offered);
        onChange?.(id ?? '');
      }}
    />
  );
}
