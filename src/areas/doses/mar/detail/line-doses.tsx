import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { asNeededWords, unitWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { dosageWords } from '../../administration/dosage.words.ts';
import type { PlainDose } from '../../administration/dose.contract.ts';
import { t as orders } from '../../orders/orders.texts.ts';
import type { MarLine } from '../mar.contract.ts';
import type { DoseAsked } from '../mar.hooks.ts';
import { t } from '../mar.texts.ts';
import { orderWords, stateWords } from '../mar.words.ts';

/** What is done with a dose that was recorded. */
export interface DoseTask {
  kind: 'error' | 'rate' | 'stop';
  dose: PlainDose;
}

export interface LineDosesProps {
  line: MarLine;
  now: string;
  /** The patient is still in the house, and whoever looks gives medicines. */
  isGivable: boolean;
  onGive: (asked: DoseAsked) => void;
  /** Left out for who only reads. */
  onTask: ((task: DoseTask) => void) | undefined;
}

/** One medicine with its doses of the day. */
export function LineDoses({ line, now, isGivable, onGive, onTask }: LineDosesProps) {
  const { dateTime } = useFormat();
  return (
    <Paper withBorder p="sm" component="section" aria-label={line.medicationName}>
      <Group gap="xs">
        <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
          {line.medicationName}
        </Title>
        {line.isHighAlert && <StatusBadge tone="special">{t('highAlert')}</StatusBadge>}
        {!line.isInList && <StatusBadge tone="neutral">{t('notInList')}</StatusBadge>}
        {line.isControlled && <StatusBadge tone="special">{t('controlled')}</StatusBadge>}
        {line.state !== 'active' && <StatusBadge tone="warning">{t(`line_${line.state}`)}</StatusBadge>}
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {orderWords(line)}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {whyWords(line)}
      </Text>
      {line.stateReason && <Text size="sm">{line.stateReason}</Text>}
      {line.order.acknowledgement && (
        <Text size="xs" c="dimmed">
          {orders('acknowledged', {
            name: line.order.acknowledgement.name,
            time: dateTime(line.order.acknowledgement.at),
          })}
        </Text>
      )}
      {line.asNeeded && <AsNeeded line={line} isGivable={isGivable} onGive={onGive} />}
      <Stack gap="xs" mt="xs">
        {line.doses.map((dose) => (
          <DoseRow
            key={dose.id}
            dose={dose}
            now={now}
            onGive={isGivable ? () => onGive({ doseId: dose.id }) : undefined}
            onTask={onTask}
          />
        ))}
      </Stack>
    </Paper>
  );
}

/** What it is for, which day of its course this is, and who prescribed it. */
function whyWords({ indication, course: { day, of }, frequency, prescriberName: name }: MarLine): string {
  const isOnce = frequency === 'STAT';
  return [
    indication && t('indication', { indication }),
    !isOnce && (of === null ? t('dayOfCourse', { day }) : t('dayOfCourseOf', { day, days: of })),
    t('prescribedBy', { name }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface AsNeededProps {
  line: MarLine;
  isGivable: boolean;
  onGive: (asked: DoseAsked) => void;
}

function AsNeeded({ line: { id, medicationName, asNeeded, state }, isGivable, onGive }: AsNeededProps) {
  const { dateTime } = useFormat();
  if (!asNeeded) return null;
  const { indication, minimumMinutes: minutes, maximum, givenIn24Hours, nextAt } = asNeeded;
  const hasTerms = indication !== null && minutes !== null && maximum !== null;
  const terms = asNeededWords({ prnMinimumMinutes: minutes, prnMaximum: maximum });
  return (
    <Group gap="sm" mt={4}>
      <div>
        <Text size="sm">{hasTerms ? t('asNeededFor', { indication, terms }) : t('asNeededTerms')}</Text>
        <Text size="sm">{t('givenIn24', { count: givenIn24Hours })}</Text>
        {nextAt && (
          <Text size="sm" fw={600}>
            {t('nextAt', { time: dateTime(nextAt) })}
          </Text>
        )}
      </div>
      {isGivable && state === 'active' && hasTerms && (
        <Button
          variant="light"
          aria-label={t('giveAsNeededOf', { medicine: medicationName })}
          onClick={() => onGive({ doseLineId: id })}
        >
          {t('giveAsNeeded')}
        </Button>
      )}
    </Group>
  );
}

interface DoseRowProps {
  dose: PlainDose;
  now: string;
  onGive: (() => void) | undefined;
  onTask: ((task: DoseTask) => void) | undefined;
}

function DoseRow({ dose, now, onGive, onTask }: DoseRowProps) {
  const { time } = useFormat();
  const { words, tone } = stateWords(dose, now);
  const facts = { medicine: dose.medicationName ?? '', time: time(dose.scheduledTime) };
  const isOpen = dose.status === 'scheduled' || dose.status === 'missed';
  const isWrong = dose.enteredInError !== null;
  const last = dose.infusion.at(-1);
  const isRunning = !isWrong && last !== undefined && last.kind !== 'stop';
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Text fw={600} td={isWrong ? 'line-through' : undefined}>
            {facts.time} · {dosageWords(dose.dosage, dose.baseUnit)}
          </Text>
          <StatusBadge tone={tone}>{words}</StatusBadge>
          {isWrong && <StatusBadge tone="danger">{t('error')}</StatusBadge>}
        </Group>
        <DoseFacts dose={dose} />
      </div>
      <Group gap="xs">
        {isOpen && onGive && (
          <Button size="compact-md" aria-label={t('administerOf', facts)} onClick={onGive}>
            {t('administer')}
          </Button>
        )}
        {isRunning && onTask && (
          <>
            <Button
              size="compact-md"
              variant="light"
              aria-label={t('changeRateOf', facts)}
              onClick={() => onTask({ kind: 'rate', dose })}
            >
              {t('changeRate')}
            </Button>
            <Button
              size="compact-md"
              variant="light"
              color="red"
              aria-label={t('stopOf', facts)}
              onClick={() => onTask({ kind: 'stop', dose })}
            >
              {t('stop')}
            </Button>
          </>
        )}
        {!isOpen && !isWrong && onTask && (
          <Button
            size="compact-md"
            variant="default"
            aria-label={t('markErrorOf', facts)}
            onClick={() => onTask({ kind: 'error', dose })}
          >
            {t('markError')}
          </Button>
        )}
      </Group>
    </Group>
  );
}

/** Whole base units that left the stock, with what they are. */
function takenWords({ takenQuantity, baseUnit }: PlainDose): string {
  const count = takenQuantity ?? 0;
  return [String(count), baseUnit && unitWords(baseUnit, count)].filter(Boolean).join(' ');
}

/** Who decided, when and why, as far as there is something to tell. */
function DoseFacts({ dose }: { dose: PlainDose }) {
  const { time, dateTime, number } = useFormat();
  const {
    administeredByName: name,
    administeredTime: at,
    timing,
    timingReason,
    enteredInError: error,
  } = dose;
  const last = dose.infusion.at(-1);
  const told = [
    name && at && t('byAt', { name, time: dateTime(at) }),
    dose.witnessedByName && t('witness', { name: dose.witnessedByName }),
    timingReason && timing && timing !== 'on-time' && t(timing, { reason: timingReason }),
    dose.reasonNotGiven && t('reason', { reason: dose.reasonNotGiven }),
    dose.patientResponse && t('response', { text: dose.patientResponse }),
    dose.sideEffects && t('sideEffects', { text: dose.sideEffects }),
    dose.notes && t('notes', { text: dose.notes }),
    dose.quantityReason && t('quantityReason', { reason: dose.quantityReason }),
    dose.source === 'place' && t('source_place', { place: dose.placeName ?? '', amount: takenWords(dose) }),
    dose.source === 'dispensed' && t('source_dispensed'),
    dose.source === 'not-stocked' && t('source_not-stocked'),
    last &&
      last.kind !== 'stop' &&
      t('runs', { rate: number(last.ratePerHour), time: time(last.happenedAt) }),
    last?.kind === 'stop' &&
      (last.givenMl === null
        ? t('stopped', { time: time(last.happenedAt) })
        : t('stoppedWith', { time: time(last.happenedAt), ml: number(last.givenMl) })),
    error && t('errorBy', { reason: error.reason, name: error.markedByName, time: dateTime(error.markedAt) }),
  ].filter((line) => typeof line === 'string' && line !== '');
  return told.map((line) => (
    <Text key={String(line)} size="xs" c="dimmed">
      {line}
    </Text>
  ));
}
