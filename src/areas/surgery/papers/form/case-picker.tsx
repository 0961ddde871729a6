import { usePage, useRead } from '#client/queries/reads.ts';
import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { getCase, listCases } from '../../cases/case.calls.ts';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { caseName } from '../paper-case.words.ts';
import { t } from '../papers.texts.ts';

export type NamedCase = Pick<SurgicalCase, 'id' | 'caseNumber' | 'procedureName'>;

export interface CasePickerProps extends RecordPickerProps {
  /** The id of the case, '' for none. */
  value?: string;
  onChange?: (caseId: string, chosen: SurgicalCase | undefined) => void;
  /** The case that the field shows at first, where more than the id is known. */
  known?: NamedCase | undefined;
  /** In which states a case is offered; all of them when left out. */
  statuses?: readonly SurgicalCase['status'][];
}

/** How many cases are looked through at once. */
const maxFound = 50;
const topic = 'surgical-cases';

const optionOf = (kase: NamedCase) => ({ value: kase.id, label: caseName(kase) });

/** Finds a surgical case by its number or its patient, on the server. */
export function CasePicker({ value = '', onChange, known, statuses, ...props }: CasePickerProps) {
  const isUnknown = value !== '' && known?.id !== value;
  const named = useRead(topic, getCase, { caseId: value }, { enabled: isUnknown });
  const recordSearch = useRecordSearch<NamedCase>({
    value,
    known: isUnknown ? named.data : known,
    optionOf,
  });
  const { search } = recordSearch;
  const { data, ...found } = usePage(topic, listCases, { ...(search && { search }), limit: maxFound });
  const rows = data?.rows.filter(({ status }) => !statuses || statuses.includes(status));
  const matches = { ...found, data: rows && { rows } };
  return (
    <RecordSelect
      placeholder={t('findCase')}
      {...props}
      recordSearch={recordSearch}
      matches={matches}
      words={{ searching: t('searching'), away: t('casesAway'), none: t('noCaseFound') }}
      onPick={(picked) =>
        onChange?.(
          picked?.id ?? '',
          rows?.find(({ id }) => id === picked?.id),
        )
      }
    />
  );
}
