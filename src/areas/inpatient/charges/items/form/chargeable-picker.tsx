import { usePerson } from '#client/session.ts';
import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useChargeables } from '../../charge.hooks.ts';
import { t } from '../../charges.texts.ts';
import type { Chargeable } from '../ward-charge.contract.ts';

export interface ChargeablePickerProps extends RecordPickerProps {
  kind: 'service' | 'timed';
  /** The id of what is charged, '' for nothing. */
  value?: string;
  onChange?: (id: string) => void;
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

  const recordSearch = useRecordSearch({ value, optionOf });
  const offered = useChargeables(kind, recordSearch.search);
  const words = { searching: t('searching'), away: t('notLoaded'), none: t('noneOffered') };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={offered}
      words={words}
      clearable
      placeholder={t('pick')}
      onPick={(chargeable) => onChange?.(chargeable?.id ?? '')}
    />
  );
}
