import { Select, type SelectProps } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
import { useOrderers } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';

export interface OrdererPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** The id of the account, '' for nobody of the hospital. */
  value?: string;
  onChange?: (userId: string) => void;
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Finds by name who orders, among those whom a critical result can reach. */
export function OrdererPicker({ value = '', onChange, ...props }: OrdererPickerProps) {
  const own = usePerson().user;
  const known = { id: own.id, name: `${own.firstName} ${own.lastName}` };
  const { search, selectProps, choose } = useRecordSearch({ value, known, optionOf });
  const people = useOrderers(search);
  const words = { searching: t('searching'), away: t('peopleAway'), none: t('noPersonFound') };
  return (
    <Select
      {...props}
      {...selectProps(people, words)}
      clearable
      placeholder={t('nobodyInside')}
      onChange={(id) => {
        choose(id, people);
        onChange?.(id ?? '');
      }}
    />
  );
}
