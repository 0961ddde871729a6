import { Button, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { recordMilestone } from '../course.calls.ts';
import { type Course, type Milestone, milestones } from '../course.contract.ts';
import { useCourse, useRememberCourse } from '../course.hooks.ts';
import { courseRefusals } from '../course.words.ts';
import { t } from '../milestones.texts.ts';

const MilestoneForm = lazy(async () => ({
  default: (await import('../form/milestone-form.tsx')).MilestoneForm,
}));
const DelayForm = lazy(async () => ({ default: (await import('../form/delay-form.tsx')).DelayForm }));

const theatre = ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia'] as const;

/** The milestones of the day with their corrections, and what was delayed. */
export function CourseSection({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  const query = useCourse(surgicalCase.id);
  if (query.isPending) return <LoadingSkeleton lines={8} />;
  if (!query.data) {
    return <ErrorPanel message={t('failedToLoad')} onRetry={query.refetch} isRetrying={query.isFetching} />;
  }
  const isOpen = ['confirmed', 'in_progress', 'completed'].includes(surgicalCase.status);
  return (
    <Stack gap="md">
      {!isOpen && <Text c="dimmed">{t('notConfirmed')}</Text>}
      <Milestones course={query.data} isOpen={isOpen} />
      <Delays course={query.data} isOpen={isOpen} />
      <History course={query.data} />
    </Stack>
  );
}

function Milestones({ course, isOpen }: { course: Course; isOpen: boolean }) {
  const may = useMay();
  const { dateTime } = useFormat();
  const [form, setForm] = useState<Milestone>();
  const timeOf = (kind: Milestone) => course.times.find((one) => one.kind === kind)?.happenedAt;
  const record = useConfirmedWrite<{ id: Milestone }, Course>({
    call: ({ id: kind }, submission) =>
      recordMilestone({ caseId: course.caseId, version: course.version, kind }, submission),
    done: ({ id: kind }) => t('wasRecorded', { milestone: t(`kind_${kind}`) }),
    failed: () => t('failedToRecord'),
    refusals: courseRefusals,
    onDone: useRememberCourse(),
  });
  const mayRecord = (kind: Milestone) =>
    isOpen && (may(theatre) || (kind === 'accepted' && may('admissions.receive')));
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="milestones">
      <Title order={2} size="h4" mb="md" id="milestones">
        {t('title')}
      </Title>
      <List listStyleType="none" spacing="xs">
        {milestones.map((kind) => {
          const at = timeOf(kind);
          const milestone = t(`kind_${kind}`);
          return (
            <List.Item
              key={kind}
              styles={{ itemWrapper: { display: 'block' }, itemLabel: { width: '100%' } }}
            >
              <Group justify="space-between" gap="xs">
                <div>
                  <Text fw={550}>{milestone}</Text>
                  <Text size="sm" c="dimmed">
                    {at === undefined ? t('notYet') : dateTime(at)}
                  </Text>
                </div>
                {mayRecord(kind) && (
                  <Group gap="xs">
                    {at === undefined && (
                      <Button
                        size="xs"
                        loading={record.busyId === kind}
                        aria-label={t('recordNow', { milestone })}
                        onClick={() => void record.start({ id: kind })}
                      >
                        {t('now')}
                      </Button>
                    )}
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={t(at === undefined ? 'recordAt' : 'correctOf', { milestone })}
                      onClick={() => setForm(kind)}
                    >
                      {t(at === undefined ? 'atTime' : 'correct')}
                    </Button>
                  </Group>
                )}
              </Group>
            </List.Item>
          );
        })}
      </List>
      <Suspense fallback={null}>
        {form && (
          <MilestoneForm
            key={`${form} ${course.version}`}
            course={course}
            kind={form}
            recorded={timeOf(form)}
            onClose={() => setForm(undefined)}
          />
        )}
      </Suspense>
    </Paper>
  );
}

function Delays({ course, isOpen }: { course: Course; isOpen: boolean }) {
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="delays">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h4" id="delays">
          {t('delays')}
        </Title>
        {isOpen && may(theatre) && (
          <Button size="xs" variant="default" onClick={() => setAdding(true)}>
            {t('addDelay')}
          </Button>
        )}
      </Group>
      {course.delays.length === 0 ? (
        <Text c="dimmed">{t('noDelays')}</Text>
      ) : (
        <List>
          {course.delays.map(({ id, cause, minutes, note, recordedBy }) => (
            <List.Item key={id}>
              {t('minutesOf', { cause: t(`cause_${cause}`), count: minutes })}
              <Text size="sm" c="dimmed">
                {[note, recordedBy].filter(Boolean).join(' · ')}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
      <Suspense fallback={null}>
        {isAdding && <DelayForm caseId={course.caseId} onClose={() => setAdding(false)} />}
      </Suspense>
    </Paper>
  );
}

/** Every entry; shown once something was corrected. */
function History({ course }: { course: Course }) {
  const { dateTime } = useFormat();
  const first = new Set<Milestone>();
  const corrected = course.entries.filter(({ kind }) => first.has(kind) || !first.add(kind));
  if (corrected.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="course-history">
      <Title order={2} size="h4" mb="md" id="course-history">
        {t('history')}
      </Title>
      <Table.ScrollContainer minWidth={480}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('columnMilestone')}</Table.Th>
              <Table.Th>{t('columnTime')}</Table.Th>
              <Table.Th>{t('columnBy')}</Table.Th>
              <Table.Th>{t('columnReason')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {course.entries.map((entry) => (
              <Table.Tr key={entry.id}>
                <Table.Td>{t(`kind_${entry.kind}`)}</Table.Td>
                <Table.Td>{dateTime(entry.happenedAt)}</Table.Td>
                <Table.Td>
                  {entry.recordedBy}, {dateTime(entry.recordedAt)}
                </Table.Td>
                <Table.Td>{entry.correctionReason}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}
