import { FilterSelect } from '#screens/list/filter-select.tsx';
import type { FilterField } from '#screens/list/use-list-address.ts';
import { inUseFilters } from '#kernel/records/record-fields.ts';
import type { Translate } from '#ui/i18n/text-types.ts';
import { registerWords } from './register-words.ts';

export interface InUseFilterProps<T extends Record<string, string>> extends FilterField {
  /** The register's texts. */
  words: Translate<T>;
}

/** Narrows a register to the records in use, or to the others. */
export function InUseFilter<T extends Record<string, string>>({ words, ...field }: InUseFilterProps<T>) {
  const say = registerWords(words);
  const options = inUseFilters.map((value) => ({ value, label: say(`show_${value}`) }));
  return <FilterSelect label={say('show')} options={options} {...field} />;
}
