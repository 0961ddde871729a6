import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTheatres } from '../theatre.calls.ts';

export interface TheatreSelectProps extends Omit<NativeSelectProps, 'data'> {
  /** What the choice of no theatre is called. */
  none: string;
}

/** A choice among the theatres in use. Works with `form.getInputProps`. */
export function TheatreSelect({ none, ...props }: TheatreSelectProps) {
  const theatres = useTheatres().data?.rows ?? [];
  const offered = theatres.filter(({ id, isActive }) => isActive || id === props.value);
  return (
    <NativeSelect
      {...props}
      data={[
        { value: '', label: none },
        ...offered.map(({ id, name, theatreNumber }) => ({ value: id, label: `${theatreNumber} · ${name}` })),
      ]}
    />
  );
}
