import { ListedPaper } from '#screens/papers/list/listed-paper.tsx';
import { ListedStatus } from '#screens/papers/list/listed-status.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../papers/paper-case.words.ts';
import { t as paperText } from '../../papers/papers.texts.ts';
import type { AnesthesiaSummary } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaTone, asaWords, typeTone } from '../anesthesia.words.ts';

/** The columns of the list; the case opens the record. */
export function anesthesiaColumns(): ListColumn<AnesthesiaSummary>[] {
  return [
    {
      id: 'case',
      title: t('columnCase'),
      render: ({ id, case: kase, patient }) => (
        <ListedPaper
          to={`/dashboard/surgery/anesthesia/${id}`}
          label={kase.caseNumber || paperText('unknownCase')}
          details={[kase.procedureName ?? t('restricted'), patientName(patient)]}
        />
      ),
    },
    {
      id: 'type',
      title: t('columnType'),
      render: ({ anesthesiaType }) =>
        anesthesiaType ? (
          <StatusBadge tone={typeTone[anesthesiaType]}>{t(`type_${anesthesiaType}`)}</StatusBadge>
        ) : (
          t('restricted')
        ),
    },
    { id: 'asa', title: t('columnAsa'), render: asaWords },
    {
      id: 'anesthesiologist',
      title: t('columnAnesthesiologist'),
      render: ({ anesthesiologistName }) => t('doctor', { name: anesthesiologistName }),
    },
    {
      id: 'duration',
      title: t('columnDuration'),
      render: ({ durationMinutes }) =>
        durationMinutes === null ? t('none') : t('minutes', { count: durationMinutes }),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status, enteredInError }) => (
        <ListedStatus label={t(`status_${status}`)} tone={anesthesiaTone[status]} mark={enteredInError} />
      ),
    },
  ];
}
