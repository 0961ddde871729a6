import { Button, Group, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import type { Course } from '../milestone.contract.ts';
import { useCourse } from '../milestone.hooks.ts';
import { t } from '../milestones.texts.ts';
import { Milestones } from './milestone-list.tsx';

const DelayForm = lazyPart(() => import('../form/delay-form.tsx'), 'DelayForm');

const theatre = ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia'] as const;

/** The milestones of the day with their corrections, and what was delayed. */
export function CourseSection({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  const query = useCourse(surgicalCase.id);
  if (!query.data) return <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />;
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
  if (course.entries.every(({ correctionReason }) => correctionReason === null)) return null;
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
                <Table.Td>{entry.happenedAt === null ? t('takenBack') : dateTime(entry.happenedAt)}</Table.Td>
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
