import { Alert, Anchor, Button, Group, Paper, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { EntryRows } from '#ui/form/parts/entry-rows.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { theatreTeam } from '../../papers/paper-access.ts';
import { caseName, patientName } from '../../papers/paper-case.words.ts';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import { verifyChecklist } from '../checklist.calls.ts';
import type { Checklist } from '../checklist.contract.ts';
import { useRefreshChecklists } from '../checklist.hooks.ts';
import { phasesBefore, type SafetyPhase, safetyPhases } from '../checklist.rules.ts';
import { checklistRefusals, checklistTone } from '../checklist.words.ts';
import { t } from '../checklists.texts.ts';
import { type ChecklistPhase, checklistPhases } from '../templates/published-checklists.ts';
import { ItemRow } from './item-row.tsx';
import { PhaseSecond } from './phase-second.tsx';
import { isStepTaken, openCodes, waitsFor } from './phase-state.ts';
import { SpeakerGroups } from './speaker-groups.tsx';
import { type Speakers, useSpeakers } from './use-speakers.ts';
import { useTick } from './use-tick.ts';

interface ChecklistCardProps {
  checklist: Checklist;
  /** On the page of its case, whose heading says already of whom it is. */
  isInCase?: boolean;
}

/** One checklist: its items by phase, what it lets happen, and its verification. */
export function ChecklistCard({ checklist, isInCase = false }: ChecklistCardProps) {
  const titleId = useId();
  const may = useMay();
  const { id, case: kase, patient, status, completionPercentage } = checklist;
  const speakers = useSpeakers(checklist);
  const tick = useTick(id);
  const isLocked = status === 'verified' || !may(theatreTeam);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Group justify="space-between" align="flex-start" gap="xs" mb="sm">
        <div style={{ minWidth: 0 }}>
          <Title order={2} size="h4" id={titleId} style={{ overflowWrap: 'anywhere' }}>
            {caseName(kase)}
          </Title>
          <Group gap="xs">
            <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} size="sm">
              {patientName(patient)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {patient.patientNumber}
            </Text>
            <StatusBadge tone={checklistTone[status]}>{t(`status_${status}`)}</StatusBadge>
          </Group>
        </div>
        <CardActions checklist={checklist} />
      </Group>
      {!isInCase && <CaseSafetyLine caseId={kase.id} patientId={patient.id} />}
      <Group gap="sm" wrap="nowrap" mb="sm">
        <Progress
          value={completionPercentage}
          style={{ flex: 1 }}
          color={completionPercentage === 100 ? 'green' : 'yellow'}
          aria-label={t('percent', { percent: completionPercentage })}
        />
        <Text size="sm">{t('percent', { percent: completionPercentage })}</Text>
      </Group>
      <Readiness checklist={checklist} />
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        {checklistPhases.map((phase) => (
          <div key={phase}>
            <Title order={3} size="h6">
              {t(`phase_${phase}`)}
            </Title>
            <Text size="xs" c="dimmed" mb="xs">
              {t(`phaseLead_${phase}`)}
            </Text>
            <PhaseItems
              checklist={checklist}
              phase={phase}
              speakers={speakers}
              tick={tick}
              isLocked={isLocked || isStepTaken(checklist, phase)}
            />
          </div>
        ))}
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt="sm">
        {t('template', { name: checklist.templateName, version: checklist.templateVersion })}
      </Text>
    </Paper>
  );
}

interface PhaseItemsProps {
  checklist: Checklist;
  phase: ChecklistPhase;
  speakers: Speakers;
  tick: ReturnType<typeof useTick>;
  isLocked: boolean;
}

/** The items of one phase by who says them, or what they wait for. */
function PhaseItems({ checklist, phase, speakers, tick, isLocked }: PhaseItemsProps) {
  const waits = waitsFor(checklist, phase);
  return (
    <>
      {waits && !isLocked && (
        <Text size="sm" mb="xs">
          {waits}
        </Text>
      )}
      <SpeakerGroups
        checklist={checklist}
        phase={phase}
        speakers={speakers}
        isLocked={isLocked || waits !== undefined}
      >
        {(items) => (
          <EntryRows>
            <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
              {items.map((item) => (
                <ItemRow
                  key={item.code}
                  checklistId={checklist.id}
                  item={item}
                  isLocked={isLocked || (waits !== undefined && !item.isCompleted)}
                  isBusy={tick.isBusy}
                  onToggle={() => tick.toggle(item, speakers.speakerOf(item.saidByRole))}
                />
              ))}
            </Stack>
          </EntryRows>
        )}
      </SpeakerGroups>
      <PhaseSecond checklist={checklist} phase={phase} isLocked={isLocked} />
    </>
  );
}

/** Whether the operation can go on, and what it waits for. */
export function Readiness({ checklist }: { checklist: Checklist }) {
  const { dateTime } = useFormat();
  const { status, isConsentNoted, verifiedByName, verifiedAt } = checklist;
  if (status === 'verified') {
    return (
      <Alert color="green" icon={<Icon name="check" />} title={t('verifiedText')} mb="sm">
        {verifiedByName &&
          verifiedAt &&
          t('verifiedBy', { name: verifiedByName, time: dateTime(verifiedAt) })}
      </Alert>
    );
  }
  const step = checklist.case.status === 'in_progress' ? 'complete' : 'start';
  const open = (one: SafetyPhase) => openCodes(checklist, phasesBefore[one]).length;
  // Sign Out is said after the start: before it, nothing of it is amiss.
  const isReady = open(step) === 0;
  const waits = safetyPhases.flatMap((one) =>
    open(one) === 0 ? [] : [t(`${one}Waits`, { count: open(one) })],
  );
  const lines = [...(isConsentNoted ? [] : [t('consentMissing')]), ...waits];
  return (
    <Alert
      color={isReady ? 'green' : 'yellow'}
      icon={<Icon name={isReady ? 'check' : 'alert'} />}
      title={t(isReady ? 'ready' : 'notReady')}
      mb="sm"
    >
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </Alert>
  );
}

function CardActions({ checklist }: { checklist: Checklist }) {
  const may = useMay();
  const refresh = useRefreshChecklists();
  const { id, case: kase, status } = checklist;
  const verify = useConfirmedWrite({
    ask: (one: Checklist) => ({
      title: t('verifyTitle'),
      message: t('verifyQuestion', { case: caseName(one.case) }),
      confirmLabel: t('verify'),
    }),
    call: ({ id: checklistId, version }, submission) => verifyChecklist({ checklistId, version }, submission),
    done: () => t('wasVerified'),
    failed: () => t('failedToVerify'),
    refusals: checklistRefusals,
    onSettled: refresh,
  });
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="xs"
        aria-label={t('readAloudOf', { case: caseName(kase) })}
        renderRoot={(props) => <Link {...props} to={`/dashboard/surgery/preop/${id}`} />}
      >
        {t('readAloud')}
      </Button>
      {status === 'completed' && may(theatreTeam) && (
        <Button size="xs" loading={verify.isBusy} onClick={() => void verify.start(checklist)}>
          {t('verify')}
        </Button>
      )}
    </Group>
  );
}
