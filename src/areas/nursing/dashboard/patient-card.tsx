import { Group, Paper, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { DosesOfPatient } from '#areas/doses/doses-web.public.ts';
import { spanWords } from '#areas/patients/patient-words.public.ts';
import { genderWords, precautionWord } from '#areas/inpatient/ward-parts.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import type { AllergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { allergyWords } from '#screens/safety/allergies-in-short.words.ts';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { FluidFlags } from '../fluids/round/fluid-flags.tsx';
import type { FluidRoundPatient } from '../fluids/round/fluid-round.contract.ts';
import { DueWords, ScoreBadge } from '../rounds/list/round-list.tsx';
import type { RoundPatient } from '../rounds/round.contract.ts';
import { TaskLine } from '../tasks/list/task-line.tsx';
import { t } from './nursing-dashboard.texts.ts';

const NoteForm = lazyPart(() => import('../notes/form/note-form.tsx'), 'NoteForm');
const TaskForm = lazyPart(() => import('../tasks/form/task-form.tsx'), 'TaskForm');

/** How far ahead a card tells what is due. */
const toldAheadMs = 2 * 3_600_000;

export interface PatientCardProps {
  row: RoundPatient;
  now: string;
  /** Undefined while they come. */
  fluids: FluidRoundPatient | undefined;
}

/** A patient at a glance: score, what is due in the next two hours, what to be careful of, and what can be done. */
export function PatientCard({ row, now, fluids }: PatientCardProps) {
  const may = useMay();
  const { patient, bed, precautions, nurse } = row;
  const name = `${patient.firstName} ${patient.lastName}`.trim();
  return (
    <Paper component="article" withBorder p="sm" aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {t('place', { bed: bed.bedNumber, ward: bed.wardName })}
          </Text>
          <Text size="sm">{personWords(patient)}</Text>
          {patient.diagnosis !== null && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {patient.diagnosis}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {t('doctor', { name: row.doctor })} · {nurse ? t('nurse', { name: nurse.name }) : t('nobody')}
          </Text>
        </div>
        <ScoreBadge row={row} />
      </Group>
      <Group gap={4} my={6}>
        <DueWords row={row} now={now} />
        {/* Children and women who are pregnant have no score: this is all that tells of them. */}
        {patient.latest?.isAbnormal && <StatusBadge tone="warning">{t('abnormal')}</StatusBadge>}
        <FluidFlags state={fluids} />
        {precautions.map((one) => (
          <StatusBadge key={one} tone="warning">
            {precautionWord(one)}
          </StatusBadge>
        ))}
        {may(['mar.read', 'mar.admin']) && (
          <DosesOfPatient admissionId={row.admissionId} wardId={bed.wardId} />
        )}
      </Group>
      {patient.allergies && <Allergies known={patient.allergies} />}
      <DueTasks row={row} now={now} name={name} />
      <Actions row={row} name={name} />
    </Paper>
  );
}

function personWords({ gender, ageMonths }: RoundPatient['patient']): string {
  if (gender === null || ageMonths === null) return t('restricted');
  return t('person', { gender: genderWords(gender), age: spanWords(ageMonths) });
}

function Allergies({ known }: { known: AllergiesInShort }) {
  const isKnown = known.substances.length > 0;
  return (
    <Text
      size="sm"
      mb={6}
      {...(isKnown && { c: 'red' })}
      {...(known.state === 'none-known' ? { c: 'dimmed' } : { fw: 600 })}
      style={{ overflowWrap: 'anywhere' }}
    >
      {allergyWords(known)}
    </Text>
  );
}

function DueTasks({ row: { tasks }, now, name }: { row: RoundPatient; now: string; name: string }) {
  const until = new Date(Date.parse(now) + toldAheadMs).toISOString();
  const soon = tasks.filter(({ dueAt }) => dueAt < until);
  const later = tasks.length - soon.length;
  return (
    <Stack gap="xs" mb={tasks.length > 0 ? 'xs' : 0}>
      {soon.map((task) => (
        <TaskLine key={task.id} task={task} now={now} patient={name} />
      ))}
      {later > 0 && (
        <Text size="xs" c="dimmed">
          {t('moreTasks', { count: later })}
        </Text>
      )}
    </Stack>
  );
}

function Actions({ row: { patient, bed }, name }: { row: RoundPatient; name: string }) {
  const may = useMay();
  const [open, setOpen] = useState<'note' | 'task'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <HeadActions
        size="xs"
        of={name}
        shownCount={2}
        actions={[
          may('vitals.write') && {
            label: t('record'),
            isMain: true,
            renderRoot: (props) => (
              <Link
                {...props}
                to="/dashboard/nursing/vitals"
                search={{ patientId: patient.id, wardId: bed.wardId }}
              />
            ),
          },
          {
            label: t('chart'),
            renderRoot: (props) => <Link {...props} to={`/dashboard/patients/${patient.id}/vital-signs`} />,
          },
          may('nursing.write') && { label: t('addNote'), onClick: () => setOpen('note') },
          may('nursing.write') && { label: t('addTask'), onClick: () => setOpen('task') },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'note' && <NoteForm patientId={patient.id} onClose={close} />}
        {open === 'task' && <TaskForm patientId={patient.id} onClose={close} />}
      </Suspense>
    </>
  );
}
