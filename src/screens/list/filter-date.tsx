import { useState } from 'react';
import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import { DateField, type DateFieldProps } from '#ui/form/fields/date-field.tsx';

export interface FilterDateProps extends Omit<DateFieldProps, 'value' | 'onChange' | 'onSettle'> {
  /** A calendar date, '' for none. */
  value: string;
  /** Called with a whole date or '', once the person is done with the field. */
  onChange: (date: string) => void;
}

/** A date that narrows a list: it takes effect when it can be read and the field is left, or Enter is pressed. */
export function FilterDate({ value, onChange, ...props }: FilterDateProps) {
  const [begun, setBegun] = useState({ from: value, text: value });
  // Another value in the address, such as after 'clear', takes the place of what was typed.
  const text = begun.from === value ? begun.text : value;
  return (
    <DateField
      isCompact
      w={{ sm: '9.5rem' }}
      {...props}
      value={text}
      onChange={(typed) => setBegun({ from: value, text: typed })}
      onSettle={(settled) => {
        if (settled !== value && (settled === '' || isCalendarDate(settled))) onChange(settled);
      }}
    />
  );
}
