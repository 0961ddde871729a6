import { Anchor, Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { useFormat, type Format } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../beds/bed.words.ts';
import { bedIcon } from '../../inpatient.icons.ts';
import type { AdmissionRequest } from '../admission-request.contract.ts';
import { useRequestPage } from '../admission-request.hooks.ts';
import { urgencyTone, wishWords } from '../admission-request.words.ts';
import { t } from '../admission-requests.texts.ts';

const CloseRequestForm = lazyPart(() => import('../form/close-request-form.tsx'), 'CloseRequestForm');

const rowsAPage = 50;

/** Who waits for an answer, the most urgent first; admitted or turned down from here. */
export function RequestQueue() {
  const may = useMay();
  const format = useFormat();
  const [cursor, setCursor] = useState<string>();
  const [closed, setClosed] = useState<AdmissionRequest>();
  const query = useRequestPage({ limit: rowsAPage, ...(cursor && { cursor }) });
  const columns = useMemo(() => requestColumns(format), [format]);

  function actionsOf(request: AdmissionRequest): RowAction[] {
    const { patient } = request;
    const admit: RowAction = {
      label: t('admit'),
      icon: 'check',
      renderRoot: (props) => (
        <Link {...props} to="/dashboard/admission/new" search={{ patientId: patient.id }} />
      ),
    };
    const close: RowAction = {
      label: t(may('beds.assign') ? 'turnDown' : 'withdraw'),
      icon: 'close',
      isDestructive: true,
      onClick: () => setClosed(request),
    };
    return [
      ...(may('admissions.write') ? [admit] : []),
      ...(may(['beds.assign', 'admissions.request']) ? [close] : []),
    ];
  }

  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('lead')}
      </Text>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patientName(patient)}
        rowActions={actionsOf}
        paging={{ cursor, onCursor: setCursor, pageSize: rowsAPage }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('noneFound')}
            icon={bedIcon}
            hint={t('noneYet')}
            isNarrowed={false}
            onClear={undefined}
            after={cursor}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      {closed && (
        <Suspense fallback={null}>
          <CloseRequestForm request={closed} onClose={() => setClosed(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function requestColumns({ dateTime }: Format): ListColumn<AdmissionRequest>[] {
  return [
    {
      id: 'patient',
      title: t('columnPatient'),
      render: ({ patient }) => (
        <>
          <Anchor
            component={Link}
            to={`/dashboard/patients/${patient.id}`}
            style={{ overflowWrap: 'anywhere' }}
          >
            {patientName(patient)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    {
      id: 'urgency',
      title: t('columnUrgency'),
      width: 120,
      render: ({ urgency }) => (
        <StatusBadge tone={urgencyTone[urgency]}>{t(`urgency_${urgency}`)}</StatusBadge>
      ),
    },
    {
      id: 'wish',
      title: t('columnWish'),
      render: (request) => (
        <>
          {wishWords(request)}
          {request.expectedDays !== null && (
            <Text size="sm" c="dimmed">
              {t('days', { count: request.expectedDays })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'reason',
      title: t('columnReason'),
      render: ({ reason }) => <span style={{ overflowWrap: 'anywhere' }}>{orRestricted(reason)}</span>,
    },
    {
      id: 'asked',
      title: t('columnAsked'),
      render: ({ requestedAt, requestedByName }) => (
        <>
          {dateTime(requestedAt)}
          <Text size="sm" c="dimmed">
            {requestedByName}
          </Text>
        </>
      ),
    },
  ];
}
