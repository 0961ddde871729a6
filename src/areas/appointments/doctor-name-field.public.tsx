import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDoctors } from './doctors/doctor.hooks.ts';

/** The name of a doctor: one of the hospital's, offered while typing, or any other; works with `form.getInputProps`. */
export function DoctorNameField(props: Omit<AutocompleteProps, 'data'>) {
  const { data } = useDoctors();
  const names = [...new Set((data?.rows ?? []).map(({ name }) => name))];
  return <Autocomplete {...props} data={names} maxLength={200} limit={20} />;
}
