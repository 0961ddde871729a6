import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { News2Badge } from '../detail/news2-badge.tsx';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { t } from '../vital-signs.texts.ts';
import { isCallMissing, patientName, shortSigns } from '../vital-signs.words.ts';

/** The columns of the list of sets; `isOfOne` leaves out whose they are. */
export function vitalSignsColumns(format: Format, isOfOne = false): ListColumn<VitalSigns>[] {
  const columns: ListColumn<VitalSigns>[] = [
    {
      id: 'recorded',
      title: t('columnRecorded'),
      width: 170,
      render: ({ recordedAt, recordedByName, clockAheadSeconds: seconds }) => (
        <>
          <Text size="sm">{format.dateTime(recordedAt)}</Text>
          <Text size="xs" c="dimmed">
            {recordedByName}
          </Text>
          {seconds !== null && (
            <Text size="xs" c="dimmed">
              {t('clockAhead', { seconds })}
            </Text>
          )}
        </>
      ),
    },
    { id: 'signs', title: t('columnSigns'), render: (set) => <Signs set={set} format={format} /> },
    { id: 'score', title: t('columnScore'), width: 130, render: (set) => <Score set={set} /> },
    { id: 'state', title: t('columnState'), width: 160, render: (set) => <State set={set} /> },
  ];
  if (isOfOne) return columns;
  return [
    {
      id: 'patient',
      title: t('patient'),
      render: ({ patient }) => (
        <>
          <Anchor
            component={Link}
            to={`/dashboard/patients/${patient.id}/vital-signs`}
            size="sm"
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {patientName(patient)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    ...columns,
  ];
}

function Signs({ set, format }: { set: VitalSigns; format: Format }) {
  if (set.isAbnormal === null) return <Text size="sm">{t('restricted')}</Text>;
  const isStruck = set.enteredInError !== null;
  return (
    <>
      <Text size="sm" td={isStruck ? 'line-through' : 'none'}>
        {shortSigns(set).map(({ text, isAbnormal }, place) => (
          <span key={text}>
            {place > 0 && ' · '}
            {isAbnormal ? (
              <Text span inherit fw={700} c="var(--mantine-color-error)">
                {text} !
              </Text>
            ) : (
              text
            )}
          </span>
        ))}
      </Text>
      {set.notes !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {set.notes}
        </Text>
      )}
      {set.escalations.map(({ id, called, calledAt, ordered }) => (
        <Text key={id} size="xs" style={{ overflowWrap: 'anywhere' }}>
          {t('calledLine', { called, time: format.dateTime(calledAt), ordered })}
        </Text>
      ))}
    </>
  );
}

/** The total of a set, or why there is none. */
export function Score({ set: { news2, isAbnormal } }: { set: VitalSigns }) {
  if (isAbnormal === null) return null;
  if (!news2) return <Text size="sm">{t('notScored')}</Text>;
  if (news2.total === null || news2.response === null) return <Text size="sm">{t('incomplete')}</Text>;
  return <News2Badge total={news2.total} response={news2.response} />;
}

/** Whether a set counts, is abnormal, or waits for a call. */
export function State({ set }: { set: VitalSigns }) {
  const { enteredInError, isAbnormal, replaces } = set;
  if (enteredInError !== null) {
    const { markedByName: name, reason } = enteredInError;
    return (
      <>
        <StatusBadge tone="neutral">{t('inError')}</StatusBadge>
        {reason !== null && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('inErrorBy', { name, reason })}
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      {isAbnormal !== null && (
        <StatusBadge tone={isAbnormal ? 'danger' : 'success'}>
          {t(isAbnormal ? 'abnormal' : 'normal')}
        </StatusBadge>
      )}
      {isCallMissing(set) && <StatusBadge tone="warning">{t('notEscalated')}</StatusBadge>}
      {replaces !== null && (
        <Text size="xs" c="dimmed">
          {t('replacesOther')}
        </Text>
      )}
    </>
  );
}
