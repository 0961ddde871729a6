import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay, usePerson } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { OpenedShift } from '../shift.contract.ts';
import { useShift } from '../shift.hooks.ts';
import { shiftTone } from '../shift.words.ts';
import { t } from '../shifts.texts.ts';
import { useCompleteShift } from '../form/use-complete-shift.ts';

const TakeForm = lazyPart(() => import('../form/take-form.tsx'), 'TakeForm');
const CancelForm = lazyPart(() => import('../form/cancel-form.tsx'), 'CancelForm');
const HandoverForm = lazyPart(() => import('../../handover/form/handover-form.tsx'), 'HandoverForm');

const back = <BackLink to="/dashboard/nursing/shifts" label={t('back')} />;

/** One shift: its patients, and how it ends. */
export function ShiftScreen() {
  const shiftId = useRouteParameter('shiftId');
  return (
    <OpenedRecord
      query={useShift(shiftId)}
      missing={{ icon: 'clock', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(shift) => <ShiftPage shift={shift} />}
    </OpenedRecord>
  );
}

function ShiftPage({ shift }: { shift: OpenedShift }) {
  const may = useMay();
  const { user } = usePerson();
  const complete = useCompleteShift();
  const [open, setOpen] = useState<'take' | 'hand-over' | 'cancel'>();
  const { status, nurseName, open: left } = shift;
  const mayChange = status === 'active' && (shift.nurseId === user.id || may('shifts.manage'));
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={t('detailTitle', { nurse: nurseName })}
        description={<StatusBadge tone={shiftTone[status]}>{t(`status_${status}`)}</StatusBadge>}
        back={back}
        actions={
          mayChange && (
            <>
              <Button onClick={() => setOpen('take')}>{t('takePatients')}</Button>
              {left.patients > 0 && may('nursing.write') && (
                <Button variant="default" onClick={() => setOpen('hand-over')}>
                  {t('handOver')}
                </Button>
              )}
              <Button variant="default" loading={complete.isBusy} onClick={() => void complete.start(shift)}>
                {t('completeShift')}
              </Button>
              {left.patients === 0 && (
                <Button variant="subtle" color="red" onClick={() => setOpen('cancel')}>
                  {t('cancelShift')}
                </Button>
              )}
            </>
          )
        }
      />
      <Stack gap="md">
        <Summary shift={shift} />
        <Patients shift={shift} />
      </Stack>
      <Suspense fallback={null}>
        {open === 'take' && <TakeForm shift={shift} onClose={close} />}
        {open === 'hand-over' && <HandoverForm shift={shift} onClose={close} />}
        {open === 'cancel' && <CancelForm shift={shift} onClose={close} />}
      </Suspense>
    </>
  );
}

function Summary({ shift }: { shift: OpenedShift }) {
  const { date, dateTime } = useFormat();
  const { wardName, endTime, shiftNotes, cancelReason, open } = shift;
  return (
    <FactPanel
      title={t('facts')}
      facts={[
        [t('ward'), wardName ?? t('noWard')],
        [t('shiftType'), t(`type_${shift.shiftType}`)],
        [t('shiftDate'), date(shift.shiftDate)],
        [t('columnStartTime'), dateTime(shift.startTime)],
        [t('columnEndTime'), endTime && dateTime(endTime)],
        [t('open'), t('openWords', { tasks: open.tasks, doses: open.doses })],
        [t('shiftNotes'), shiftNotes],
        ...(cancelReason === null ? [] : [[t('cancelReason'), cancelReason] as const]),
      ]}
    />
  );
}

function Patients({ shift: { assignments } }: { shift: OpenedShift }) {
  const { dateTime } = useFormat();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="shift-patients">
      <Title order={2} size="h4" mb="sm" id="shift-patients">
        {t('responsible')}
      </Title>
      {assignments.length === 0 && <Text c="dimmed">{t('noPatients')}</Text>}
      <Stack gap="xs">
        {assignments.map(({ assignmentId, patient, bedNumber, assignedAt, endedAt }) => (
          <Group key={assignmentId} justify="space-between" gap="xs">
            <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} size="sm">
              {bedNumber === null || endedAt !== null
                ? fullName(patient)
                : t('patientInBed', { bed: bedNumber, patient: fullName(patient) })}
            </Anchor>
            <Text size="xs" c="dimmed">
              {endedAt === null
                ? t('since', { time: dateTime(assignedAt) })
                : t('until', { from: dateTime(assignedAt), to: dateTime(endedAt) })}
            </Text>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
