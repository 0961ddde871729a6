import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useSuppliers } from '../supplier.calls.ts';
import { t } from '../suppliers.texts.ts';

const maxOffered = 200;

/** A choice among the suppliers in use. Works with `form.getInputProps`. */
export function SupplierSelect(props: Omit<NativeSelectProps, 'data'>) {
  const suppliers = useSuppliers({ limit: maxOffered }).data?.rows ?? [];
  return (
    <NativeSelect
      {...props}
      data={[
        { value: '', label: t('choose') },
        ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
