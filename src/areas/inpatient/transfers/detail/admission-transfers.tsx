import { Button, Group, List, Paper, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useMay, usePerson } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Admission } from '../../admissions/admission.contract.ts';
import type { BedTransfer } from '../bed-transfer.contract.ts';
import { useTransferPage } from '../bed-transfer.hooks.ts';
import { placeWords, transferTone } from '../bed-transfer.words.ts';
import { t } from '../bed-transfers.texts.ts';
import { useApproveTransfer } from '../list/use-transfer-steps.ts';

const RequestForm = lazyPart(() => import('../form/request-transfer-form.tsx'), 'RequestTransferForm');
const RejectForm = lazyPart(() => import('../form/reject-transfer-form.tsx'), 'RejectTransferForm');

const CompleteForm = lazyPart(() => import('../form/complete-transfer-form.tsx'), 'CompleteTransferForm');

const shown = 20;

type Task = { kind: 'request' } | { kind: 'complete' | 'reject'; transfer: BedTransfer };

/** The moves of one patient between beds, and what can be done with the open one. */
export function AdmissionTransfers({ admission }: { admission: Admission }) {
  const may = useMay();
  const { id: admissionId, status, bed } = admission;
  const query = useTransferPage({ admissionId, limit: shown });
  const [task, setTask] = useState<Task>();
  const end = () => setTask(undefined);
  const rows = query.data?.rows ?? [];
  const isOpen = rows.some((one) => one.status === 'pending' || one.status === 'approved');
  const mayAsk = status === 'active' && bed !== null && may(['beds.assign', 'admissions.request']);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="admission-transfers">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="admission-transfers">
          {t('title')}
        </Title>
        {query.data && mayAsk && !isOpen && (
          <Button size="xs" variant="default" onClick={() => setTask({ kind: 'request' })}>
            {t('requestTransfer')}
          </Button>
        )}
      </Group>
      <QueryStatus query={query} failed={t('failedToLoad')} />
      {query.data && rows.length === 0 && <Text c="dimmed">{t('neverMoved')}</Text>}
      {rows.length > 0 && (
        <List listStyleType="none" spacing="sm">
          {rows.map((transfer) => (
            <List.Item key={transfer.id} styles={{ itemWrapper: { display: 'block' } }}>
              <Move transfer={transfer} onTask={(kind) => setTask({ kind, transfer })} />
            </List.Item>
          ))}
        </List>
      )}
      <Suspense fallback={null}>
        {task?.kind === 'request' && bed !== null && (
          <RequestForm of={{ admissionId, patientId: admission.patient.id, bed }} onClose={end} />
        )}
        {task?.kind === 'complete' && <CompleteForm transfer={task.transfer} onClose={end} />}
        {task?.kind === 'reject' && <RejectForm transfer={task.transfer} onClose={end} />}
      </Suspense>
    </Paper>
  );
}

interface MoveProps {
  transfer: BedTransfer;
  onTask: (kind: 'complete' | 'reject') => void;
}

function Move({ transfer, onTask }: MoveProps) {
  const { dateTime } = useFormat();
  const { fromBed, toBed, status, transferReason, requestedByName, createdAt, heldUntil } = transfer;
  const { transferDate, cancelReason } = transfer;
  const when =
    transferDate !== null
      ? t('movedAt', { time: dateTime(transferDate) })
      : heldUntil !== null
        ? t('heldUntil', { time: dateTime(heldUntil) })
        : null;
  return (
    <Group justify="space-between" gap="xs" align="flex-start">
      <div style={{ minWidth: 0, flex: '1 1 14rem' }}>
        <Group gap="xs">
          <Text size="sm" fw={550}>
            {t('way', { from: placeWords(fromBed), to: placeWords(toBed) })}
          </Text>
          <StatusBadge tone={transferTone[status]}>{t(`status_${status}`)}</StatusBadge>
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {orRestricted(transferReason)}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[t('askedBy', { name: requestedByName, time: dateTime(createdAt) }), when, cancelReason]
            .filter((words) => words !== null)
            .join(' · ')}
        </Text>
      </div>
      <MoveActions transfer={transfer} onTask={onTask} />
    </Group>
  );
}

function MoveActions({ transfer, onTask }: MoveProps) {
  const may = useMay();
  const { user } = usePerson();
  const approval = useApproveTransfer();
  const { status, requestedBy } = transfer;
  if (status !== 'pending' && status !== 'approved') return null;
  const isOwn = requestedBy === user.id;
  return (
    <Group gap="xs">
      {status === 'pending' && may('beds.assign') && (
        <Button size="xs" loading={approval.isBusy} onClick={() => void approval.start(transfer)}>
          {t('approve')}
        </Button>
      )}
      {status === 'approved' && may(['beds.assign', 'admissions.receive']) && (
        <Button size="xs" onClick={() => onTask('complete')}>
          {t('complete')}
        </Button>
      )}
      {((isOwn && may('admissions.request')) || may('beds.assign')) && (
        <Button size="xs" variant="subtle" color="red" onClick={() => onTask('reject')}>
          {t(isOwn ? 'withdraw' : 'reject')}
        </Button>
      )}
    </Group>
  );
}
