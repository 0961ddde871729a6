import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { useServiceChoices } from '../procedure.hooks.ts';
import { t } from '../procedures.texts.ts';

interface Service {
  id: string;
  name: string;
}

interface ServicePickerProps extends RecordPickerProps {
  value?: string;
  onChange?: (serviceId: string) => void;
  /** The service of the value where it was not chosen here. */
  known: Service | undefined;
}

/** Finds the service by which something of an operation is billed. */
export function ServicePicker({ value = '', onChange, known, ...props }: ServicePickerProps) {
  const recordSearch = useRecordSearch({
    value,
    known,
    optionOf: ({ id, name }: Service) => ({ value: id, label: name }),
  });
  const services = useServiceChoices(recordSearch.search);
  const words = { searching: t('searching'), away: t('servicesAway'), none: t('noServiceFound') };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={services}
      words={words}
      clearable
      placeholder={t('servicePlaceholder')}
      onPick={(service) => onChange?.(service?.id ?? '')}
    />
  );
}
