import { Select, type SelectProps } from '@mantine/core';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
import { useServiceChoices } from '../procedure.hooks.ts';
import { t } from '../procedures.texts.ts';

interface Service {
  id: string;
  name: string;
}

interface ServicePickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  value?: string;
  onChange?: (serviceId: string) => void;
  /** The service of the value where it was not chosen here. */
  known: Service | undefined;
}

/** Finds the service by which something of an operation is billed. */
export function ServicePicker({ value = '', onChange, known, ...props }: ServicePickerProps) {
  const { search, selectProps, choose } = useRecordSearch({
    value,
    known,
    optionOf: ({ id, name }: Service) => ({ value: id, label: name }),
  });
  const services = useServiceChoices(search);
  const words = { searching: t('searching'), away: t('servicesAway'), none: t('noServiceFound') };
  return (
    <Select
      {...props}
      {...selectProps(services, words)}
      clearable
      placeholder={t('servicePlaceholder')}
      onChange={(id) => {
        choose(id, services);
        onChange?.(id ?? '');
      }}
    />
  );
}
