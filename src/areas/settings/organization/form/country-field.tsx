import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { countryCodes } from '#kernel/places/countries.ts';
import { countryName } from '#ui/i18n/names/country-name.ts';
import { t } from '../organization.texts.ts';

/** A country found by typing part of its name. */
export function CountryField(props: Omit<SelectProps, 'data'>) {
  const [countries] = useState(countryChoices);
  return (
    <Select
      label={t('countryCode')}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      autoComplete="off"
      data={countries}
      nothingFoundMessage={t('countryNothing')}
      {...props}
    />
  );
}

function countryChoices() {
  return countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
