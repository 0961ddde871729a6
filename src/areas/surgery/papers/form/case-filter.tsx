import { t } from '../papers.texts.ts';
import { CasePicker, type NamedCase } from './case-picker.tsx';

/** Narrows a list of papers to one case; empty it shows those of all cases. */
export function CaseFilter({
  value,
  known,
  onChange,
}: {
  value: string | undefined;
  known: NamedCase | undefined;
  onChange: (caseId: string | undefined) => void;
}) {
  return (
    <CasePicker
      label={t('case')}
      placeholder={t('allCases')}
      clearable
      w={{ base: '100%', xs: 320 }}
      value={value ?? ''}
      known={known}
      onChange={(caseId) => onChange(caseId || undefined)}
    />
  );
}
