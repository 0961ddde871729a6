import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { ChecksOfGiven } from '#screens/safety/checks-of-given.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { caseName, patientName } from '../../papers/paper-case.words.ts';
import type { SurgicalImplant } from '../implant.contract.ts';
import { t } from '../implants.texts.ts';

/** The columns of implants, wherever they are listed. */
export function implantColumns({ dateTime }: Format): ListColumn<SurgicalImplant>[] {
  return [
    {
      id: 'implant',
      title: t('columnImplant'),
      render: ({ name, manufacturer, site, checks }) => (
        <>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[manufacturer, site].filter(Boolean).join(' · ')}
          </Text>
          <ChecksOfGiven checks={checks} />
        </>
      ),
    },
    {
      id: 'numbers',
      title: t('columnNumbers'),
      render: ({ lotNumber, serialNumber }) => (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {[
            lotNumber && t('lotOf', { number: lotNumber }),
            serialNumber && t('serialOf', { number: serialNumber }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ),
    },
    {
      id: 'patient',
      title: t('patient'),
      render: ({ patient }) => (
        <>
          <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} size="sm">
            {patientName(patient)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    {
      id: 'case',
      title: t('columnCase'),
      render: ({ case: kase }) => (
        <Anchor component={Link} to={`/dashboard/surgery/cases/${kase.id}`} size="sm">
          {caseName(kase)}
        </Anchor>
      ),
    },
    {
      id: 'recorded',
      title: t('columnRecorded'),
      render: ({ recordedByName, recordedAt }) => (
        <>
          <Text size="sm">{dateTime(recordedAt)}</Text>
          <Text size="xs" c="dimmed">
            {recordedByName}
          </Text>
        </>
      ),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status, errorReason }) => (
        <>
          <StatusBadge tone={status === 'implanted' ? 'success' : 'neutral'}>
            {t(`status_${status}`)}
          </StatusBadge>
          {errorReason && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {errorReason}
            </Text>
          )}
        </>
      ),
    },
  ];
}
