import { usePerson } from '#client/session.ts';
import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { useOrderers } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';

export interface OrdererPickerProps extends RecordPickerProps {
  /** The id of the account, '' for nobody of the hospital. */
  value?: string;
  onChange?: (userId: string) => void;
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Finds by name who orders, among those whom a critical result can reach. */
export function OrdererPicker({ value = '', onChange, ...props }: OrdererPickerProps) {
  const own = usePerson().user;
  const known = { id: own.id, name: `${own.firstName} ${own.lastName}` };
  const recordSearch = useRecordSearch({ value, known, optionOf });
  const people = useOrderers(recordSearch.search);
  const words = { searching: t('searching'), away: t('peopleAway'), none: t('noPersonFound') };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={people}
      words={words}
      clearable
      placeholder={t('nobodyInside')}
      onPick={(person) => onChange?.(person?.id ?? '')}
    />
  );
}
