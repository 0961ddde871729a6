import {
  RecordsSelect,
  type RecordsSelectProps,
  useRecordsSearch,
} from '#screens/form/pickers/records-select.tsx';
import { useSpecimenTests } from '../specimen.hooks.ts';
import { t } from '../specimens.texts.ts';

type TestSelectProps = Omit<
  RecordsSelectProps<never>,
  'recordsSearch' | 'matches' | 'known' | 'optionOf' | 'words'
>;

/** Finds tests by what is typed; those chosen stay offered under their names. */
export function TestSelect(props: TestSelectProps) {
  const recordsSearch = useRecordsSearch();
  const tests = useSpecimenTests(recordsSearch.search);
  return (
    <RecordsSelect
      label={t('tests')}
      placeholder={t('findTests')}
      required
      {...props}
      recordsSearch={recordsSearch}
      matches={tests}
      optionOf={({ id, name }) => ({ value: id, label: name })}
      words={{ searching: t('searching'), away: t('testsAway'), none: t('noTestFound') }}
    />
  );
}
