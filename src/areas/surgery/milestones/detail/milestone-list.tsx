import { Button, Group, List, Menu, Paper, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { recordMilestone, takeBackMilestone } from '../milestone.calls.ts';
import { type Course, type Milestone, milestones } from '../milestone.contract.ts';
import { useRememberCourse } from '../milestone.hooks.ts';
import { nextMilestone } from '../milestone.rules.ts';
import { courseRefusals } from '../milestone.words.ts';
import { t } from '../milestones.texts.ts';

const MilestoneForm = lazyPart(() => import('../form/milestone-form.tsx'), 'MilestoneForm');

const theatre = ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia'] as const;

interface MilestoneTask {
  kind: Milestone;
  isTakenBack: boolean;
}

/** The times of the day: the next one is a button, the others are behind a menu; a wrong one is taken back. */
export function Milestones({ course, isOpen }: { course: Course; isOpen: boolean }) {
  const may = useMay();
  const { dateTime } = useFormat();
  const remember = useRememberCourse();
  const [task, setTask] = useState<MilestoneTask>();
  const timeOf = (kind: Milestone) => course.times.find((one) => one.kind === kind)?.happenedAt;
  const mayRecord = (kind: Milestone) =>
    isOpen && (may(theatre) || (kind === 'accepted' && may('admissions.receive')));
  const open = milestones.filter((kind) => timeOf(kind) === undefined && mayRecord(kind));
  const next = may(theatre) ? nextMilestone(course.times.map(({ kind }) => kind)) : open[0];
  const close = () => setTask(undefined);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="milestones">
      <Title order={2} size="h4" mb="md" id="milestones">
        {t('title')}
      </Title>
      <NextMilestone
        course={course}
        next={next !== undefined && open.includes(next) ? next : undefined}
        others={open.filter((kind) => kind !== next)}
        onTime={(kind) => setTask({ kind, isTakenBack: false })}
      />
      <List listStyleType="none" spacing={4}>
        {milestones.map((kind) => {
          const at = timeOf(kind);
          return (
            <List.Item
              key={kind}
              styles={{ itemWrapper: { display: 'block' }, itemLabel: { width: '100%' } }}
            >
              <Group justify="space-between" gap="xs" mih={36} wrap="nowrap">
                <Text fw={at === undefined ? 400 : 600} {...(at === undefined && { c: 'dimmed' })}>
                  {t(`kind_${kind}`)}
                </Text>
                <Group gap="xs" wrap="nowrap">
                  <Text size="sm" {...(at === undefined && { c: 'dimmed' })}>
                    {at === undefined ? t('notYet') : dateTime(at)}
                  </Text>
                  {at !== undefined && mayRecord(kind) && <ChangeMenu kind={kind} onTask={setTask} />}
                </Group>
              </Group>
            </List.Item>
          );
        })}
      </List>
      <Suspense fallback={null}>
        {task && !task.isTakenBack && (
          <MilestoneForm
            key={`${task.kind} ${course.version}`}
            course={course}
            kind={task.kind}
            recorded={timeOf(task.kind)}
            onClose={close}
          />
        )}
      </Suspense>
      {task?.isTakenBack && (
        <ReasonForm
          title={t('takeBackOf', { milestone: t(`kind_${task.kind}`) })}
          text={t('takeBackText')}
          label={t('takeBackReason')}
          submitLabel={t('takeBack')}
          draftKey={`surgical-course-taken-back.${course.caseId}.${task.kind}`}
          send={(reason, submission) =>
            takeBackMilestone(
              { caseId: course.caseId, version: course.version, kind: task.kind, reason },
              submission,
            )
          }
          failed={t('failedToTakeBack')}
          refusals={courseRefusals}
          done={(after: Course) => {
            remember(after);
            return t('wasTakenBack', { milestone: t(`kind_${task.kind}`) });
          }}
          onRefused={() => remember(course)}
          onClose={close}
        />
      )}
    </Paper>
  );
}

interface NextMilestoneProps {
  course: Course;
  /** What comes next by the order; undefined where this person records nothing more in it. */
  next: Milestone | undefined;
  others: readonly Milestone[];
  onTime: (kind: Milestone) => void;
}

function NextMilestone({ course, next, others, onTime }: NextMilestoneProps) {
  const record = useConfirmedWrite<{ id: Milestone }, Course>({
    call: ({ id: kind }, submission) =>
      recordMilestone({ caseId: course.caseId, version: course.version, kind }, submission),
    done: ({ id: kind }) => t('wasRecorded', { milestone: t(`kind_${kind}`) }),
    failed: () => t('failedToRecord'),
    refusals: courseRefusals,
    onDone: useRememberCourse(),
  });
  if (next === undefined && others.length === 0) return null;
  return (
    <Group gap="xs" mb="md">
      {next !== undefined && (
        <>
          <Button size="md" loading={record.isBusy} onClick={() => void record.start({ id: next })}>
            {t('recordNow', { milestone: t(`kind_${next}`) })}
          </Button>
          <Button
            size="md"
            variant="default"
            aria-label={t('recordAt', { milestone: t(`kind_${next}`) })}
            onClick={() => onTime(next)}
          >
            {t('atTime')}
          </Button>
        </>
      )}
      {others.length > 0 && (
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>
            <Button size="md" variant="subtle">
              {t('others')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((kind) => (
              <Menu.Item key={kind} onClick={() => onTime(kind)}>
                {t(`kind_${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

/** What can be done with a milestone that was recorded. */
function ChangeMenu({ kind, onTask }: { kind: Milestone; onTask: (task: MilestoneTask) => void }) {
  const milestone = t(`kind_${kind}`);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" aria-label={t('changesOf', { milestone })}>
          {t('changes')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onTask({ kind, isTakenBack: false })}>
          {t('correctOf', { milestone })}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => onTask({ kind, isTakenBack: true })}>
          {t('takeBackOf', { milestone })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
