import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { SurgicalCase } from '../case.contract.ts';
import { allergyWords } from '#screens/safety/allergies-in-short.words.ts';
import { isSideMissing, sideWords } from '../../safety/safety.words.ts';
import {
  caseTone,
  isClosed,
  isWaiting,
  patientName,
  procedureWords,
  timeWords,
  urgencyTone,
} from '../case.words.ts';
import { t } from '../cases.texts.ts';

/** Urgency and status of a case, and whether it was overbooked. */
export function CaseBadges({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  return (
    <Group gap={4} component="span">
      <StatusBadge tone={urgencyTone[surgicalCase.urgency]}>
        {t(`urgency_${surgicalCase.urgency}`)}
      </StatusBadge>
      <CaseStatus surgicalCase={surgicalCase} />
      {surgicalCase.overbooked && <StatusBadge tone="danger">{t('overbooked')}</StatusBadge>}
    </Group>
  );
}

function CaseStatus({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  return (
    <StatusBadge tone={caseTone[surgicalCase.status]}>
      {t(`status_${isWaiting(surgicalCase) ? 'waiting' : surgicalCase.status}`)}
    </StatusBadge>
  );
}

/** On which side; nothing of a closed record. */
function Side({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  if (isClosed(surgicalCase)) return null;
  return (
    <Text size="sm" fw={600} {...(isSideMissing(surgicalCase) && { c: 'red' })}>
      {sideWords(surgicalCase)}
    </Text>
  );
}

/** With which allergies; nothing of a closed record. */
function Allergies({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  if (isClosed(surgicalCase)) return null;
  const { allergies } = surgicalCase;
  const isAllergic = allergies !== null && allergies.substances.length > 0;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }} c={isAllergic ? 'red' : 'dimmed'}>
      {allergyWords(allergies)}
    </Text>
  );
}

/** The columns of the list; a number opens its case. */
export function caseColumns(format: Format): ListColumn<SurgicalCase>[] {
  return [
    {
      id: 'case',
      title: t('columnCase'),
      render: ({ id, caseNumber }) => (
        <Anchor component={Link} to={`/dashboard/surgery/cases/${id}`} fw={600}>
          {caseNumber}
        </Anchor>
      ),
    },
    {
      id: 'patient',
      title: t('columnPatient'),
      width: 170,
      render: (surgicalCase) => (
        <>
          <Anchor
            component={Link}
            to={`/dashboard/patients/${surgicalCase.patient.id}`}
            style={{ overflowWrap: 'break-word' }}
          >
            {patientName(surgicalCase.patient)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {surgicalCase.patient.patientNumber}
          </Text>
          <Allergies surgicalCase={surgicalCase} />
        </>
      ),
    },
    {
      id: 'procedure',
      title: t('columnProcedure'),
      width: 190,
      render: (surgicalCase) => (
        <>
          {procedureWords(surgicalCase)}
          <Side surgicalCase={surgicalCase} />
          <Text size="sm" c="dimmed">
            {surgicalCase.surgeon?.name}
          </Text>
        </>
      ),
    },
    {
      id: 'theatre',
      title: t('columnTheatre'),
      render: ({ theatre }) => theatre?.theatreNumber ?? t('none'),
    },
    {
      id: 'start',
      title: t('columnTime'),
      width: 160,
      isSortable: true,
      render: (surgicalCase) => timeWords(surgicalCase, format),
    },
    {
      id: 'urgency',
      title: t('urgency'),
      render: ({ urgency }) => (
        <StatusBadge tone={urgencyTone[urgency]}>{t(`urgency_${urgency}`)}</StatusBadge>
      ),
    },
    {
      id: 'status',
      title: t('status'),
      width: 150,
      render: (surgicalCase) => <CaseStatus surgicalCase={surgicalCase} />,
    },
  ];
}
