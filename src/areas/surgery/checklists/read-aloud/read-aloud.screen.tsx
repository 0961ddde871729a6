import { Alert, Button, Checkbox, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { theatreTeam } from '../../papers/paper-access.ts';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import { caseName } from '../../papers/paper-case.words.ts';
import type { Checklist, ChecklistItem } from '../checklist.contract.ts';
import { useChecklist } from '../checklist.hooks.ts';
import { tickedWords } from '../checklist.words.ts';
import { t } from '../checklists.texts.ts';
import { Readiness } from '../list/checklist-card.tsx';
import { PhaseSecond } from '../list/phase-second.tsx';
import { isStepTaken, waitsFor } from '../list/phase-state.ts';
import { SpeakerGroups } from '../list/speaker-groups.tsx';
import { useSpeakers } from '../list/use-speakers.ts';
import { useTick } from '../list/use-tick.ts';
import { type ChecklistPhase, checklistPhases } from '../templates/published-checklists.ts';

const back = <BackLink to="/dashboard/surgery/preop" label={t('back')} />;

/** One checklist for a big screen: a phase at a time in large type, read aloud and ticked by key. */
export function ReadAloudScreen() {
  const checklistId = useRouteParameter('checklistId');
  return (
    <OpenedRecord
      query={useChecklist(checklistId)}
      missing={{ icon: 'shield', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(checklist) => <Opened key={checklist.id} checklist={checklist} />}
    </OpenedRecord>
  );
}

/** The first phase with a required item open. */
function firstOpen({ items }: Checklist): ChecklistPhase {
  const open = items.find(({ isRequired, isCompleted }) => isRequired && !isCompleted);
  return open?.phase ?? 'sign_out';
}

function Opened({ checklist }: { checklist: Checklist }) {
  const may = useMay();
  const [phase, setPhase] = useState(() => firstOpen(checklist));
  const { id, case: kase, patient, status, items } = checklist;
  const tick = useTick(id);
  const speakers = useSpeakers(checklist);
  const waits = waitsFor(checklist, phase);
  const place = checklistPhases.indexOf(phase);
  const shown = items.filter((item) => item.phase === phase);
  const isLocked = status === 'verified' || isStepTaken(checklist, phase) || !may(theatreTeam);
  const isDone = shown.every(({ isRequired, isCompleted }) => isCompleted || !isRequired);

  function go(steps: number) {
    const next = checklistPhases[place + steps];
    if (next) setPhase(next);
  }

  function byKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  }

  return (
    <>
      <PageHeader title={caseName(kase)} back={back} />
      <PatientHeading patient={patient} />
      <CaseSafetyLine caseId={kase.id} patientId={patient.id} isLarge />
      <SegmentedControl
        fullWidth
        size="md"
        mb="md"
        aria-label={t('phases')}
        value={phase}
        onChange={(value) => setPhase(value)}
        data={checklistPhases.map((value) => ({ value, label: t(`phase_${value}`) }))}
      />
      <Paper component="section" withBorder p="lg" aria-labelledby="phase-title" onKeyDown={byKey}>
        <Title order={2} size="h1" id="phase-title">
          {t(`phase_${phase}`)}
        </Title>
        <Text size="lg" c="dimmed" mb="lg">
          {t(`phaseLead_${phase}`)}
        </Text>
        {waits && !isLocked && (
          <Alert color="yellow" icon={<Icon name="clock" />} mb="md">
            {waits}
          </Alert>
        )}
        <SpeakerGroups
          checklist={checklist}
          phase={phase}
          speakers={speakers}
          isLocked={isLocked || waits !== undefined}
          isLarge
        >
          {(asked) => (
            <Stack component="ol" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
              {asked.map((item) => (
                <li key={item.code}>
                  <LargeItem
                    item={item}
                    isLocked={isLocked || (waits !== undefined && !item.isCompleted)}
                    onToggle={() => !tick.isBusy && tick.toggle(item, speakers.speakerOf(item.saidByRole))}
                  />
                </li>
              ))}
            </Stack>
          )}
        </SpeakerGroups>
        <PhaseSecond checklist={checklist} phase={phase} isLocked={isLocked} />
        {isDone && (
          <Alert color="green" icon={<Icon name="check" />} mt="lg">
            {t('phaseDone')}
          </Alert>
        )}
        <Group justify="space-between" mt="lg">
          <Button size="md" variant="default" disabled={place === 0} onClick={() => go(-1)}>
            {t('previousPhase')}
          </Button>
          <Button size="md" disabled={place === checklistPhases.length - 1} onClick={() => go(1)}>
            {t('nextPhase')}
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt="sm">
          {t('keys')}
        </Text>
      </Paper>
      <Stack mt="md">
        <Readiness checklist={checklist} />
      </Stack>
    </>
  );
}

function LargeItem({
  item,
  isLocked,
  onToggle,
}: {
  item: ChecklistItem;
  isLocked: boolean;
  onToggle: () => void;
}) {
  const { dateTime } = useFormat();
  const { description, isRequired, isCompleted } = item;
  return (
    <Checkbox
      size="xl"
      checked={isCompleted}
      disabled={isLocked}
      onChange={onToggle}
      label={
        <Text span fz={{ base: 20, md: 28 }} lh={1.3}>
          {description}
          {isRequired && (
            <Text span inherit c="var(--mantine-color-error)" aria-label={t('required')}>
              {' *'}
            </Text>
          )}
        </Text>
      }
      description={tickedWords(item, dateTime)}
    />
  );
}
