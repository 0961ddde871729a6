import { Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { t } from '../organization.texts.ts';
import { allTimeZones, findTimeZones, timeZoneChoice, type TimeZoneChoice } from './time-zones.ts';

/** A time zone found by typing part of its name. */
export function TimeZoneField({ value, ...props }: Omit<SelectProps, 'data'>) {
  // Four hundred distances from UTC take a moment, so they wait until somebody wants to choose.
  const [all, setAll] = useState<TimeZoneChoice[]>();
  const stored = value ?? 'UTC';
  return (
    <Select
      {...props}
      value={stored}
      searchable
      selectFirstOptionOnChange
      data={all ?? [timeZoneChoice(stored)]}
      limit={60}
      filter={({ options, search, limit }) => findTimeZones(options as ComboboxItem[], search, limit)}
      nothingFoundMessage={t('timeZoneNothing')}
      onDropdownOpen={() => setAll((known) => known ?? allTimeZones(stored))}
    />
  );
}
