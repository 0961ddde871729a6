import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { memo } from 'react';
import { BelowRow, EntryRow } from '#ui/form/parts/entry-rows.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { asksForCall } from '../../scores/news2.table.ts';
import { consciousnessLevels, oxygenSources } from '../../scores/observed.ts';
import { judgeLive, type LiveJudgement, type SubjectOfSet } from '../form/live-judgement.ts';
import { type KnownSet, measuredBefore } from '../form/before/measured-before.ts';
import { news2Words } from '../form/news2-panel.tsx';
import { unitOf } from '../measures/measure-unit.ts';
import { numberMeasures } from '../measures/measures.table.ts';
import type { SignsPatient } from '../vital-signs.contract.ts';
import { t } from '../vital-signs.texts.ts';
import { patientName, responseTone } from '../vital-signs.words.ts';
import { isBegun, rowNumbers, type RoundValues } from './round-form.values.ts';

/** A patient in a bed of the round. */
export interface PatientOfRound {
  patient: SignsPatient;
  bedNumber: string;
  subject: SubjectOfSet | undefined;
  isObstetric: boolean;
  /** Their newest set as the round knows it. */
  newest: KnownSet | null;
}

interface RoundRowProps extends PatientOfRound {
  form: FormOf<RoundValues>;
  index: number;
  isDone: boolean;
}

interface ShownRowProps extends RoundRowProps {
  /** What is typed in the row and what is wrong with it, as text: a row is drawn again when this changes. */
  shown: string;
}

type Sign = (typeof rowNumbers)[number];

/** One patient of the round: their measurements, flagged by their own age and scale while they are typed. */
export function RoundRow(props: RoundRowProps) {
  const { values, errors } = props.form;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(`rows.${props.index}.`));
  const shown = JSON.stringify([values.rows[props.index], values.temperatureUnit, props.isDone, own]);
  return <ShownRow {...props} shown={shown} />;
}

// Each key would draw the fields of every patient again.
const ShownRow = memo(DrawnRow, (one, other) => one.shown === other.shown && one.index === other.index);

function DrawnRow({ form, index, patient, bedNumber, subject, newest, isDone }: ShownRowProps) {
  const { temperatureUnit } = form.values;
  const values = form.values.rows[index];
  if (!values) return null;
  const name = patientName(patient);
  const judged = judgeLive({ ...values, temperatureUnit }, subject);
  const before = measuredBefore(newest ? [newest] : []);
  const field = (sign: Sign) => (
    <SignField
      key={sign}
      form={form}
      index={index}
      sign={sign}
      name={name}
      judged={judged}
      before={before[sign]?.words}
      isDisabled={isDone}
    />
  );
  const choice = (which: 'oxygen' | 'consciousness', words: { value: string; label: string }[]) => (
    <NativeSelect
      label={t(which)}
      aria-label={t('signOf', { sign: t(which), patient: name })}
      size="xs"
      disabled={isDone}
      description={before[which] && t('shortBefore', { value: before[which].words })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[{ value: '', label: t('noScore') }, ...words]}
      {...form.getInputProps(`rows.${index}.${which}`)}
    />
  );
  const [rate, saturation, ...others] = rowNumbers;
  return (
    <EntryRow>
      <Group gap="0 0.5rem" align="baseline" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {bedNumber} · {name}
        </Text>
        <Text size="xs" c="dimmed">
          {patient.patientNumber}
        </Text>
      </Group>
      {field(rate)}
      {field(saturation)}
      {choice(
        'oxygen',
        oxygenSources.map((value) => ({ value, label: t(`oxygen_${value}`) })),
      )}
      {others.map(field)}
      {choice(
        'consciousness',
        consciousnessLevels.map((value) => ({ value, label: t(`consciousness_${value}`) })),
      )}
      <Score judged={judged} isDone={isDone} name={name} />
      {isBegun(values) && !isDone && (
        <BelowRow>
          <Text size="xs" c="dimmed">
            {news2Words(judged)}
          </Text>
        </BelowRow>
      )}
    </EntryRow>
  );
}

interface SignFieldProps {
  form: FormOf<RoundValues>;
  index: number;
  sign: Sign;
  name: string;
  judged: LiveJudgement;
  /** What was measured last, in words. */
  before: string | undefined;
  isDisabled: boolean;
}

function SignField({ form, index, sign, name, judged, before, isDisabled }: SignFieldProps) {
  const { onBlur: _onBlur, ...input } = form.getInputProps(`rows.${index}.${sign}`);
  const flag = judged.flags[sign];
  const label = t('signWithUnit', { sign: t(sign), unit: unitOf(sign, form.values) });
  return (
    <TextInput
      {...input}
      label={label}
      aria-label={t('signOf', { sign: t(sign), patient: name })}
      size="xs"
      disabled={isDisabled}
      inputMode={numberMeasures[sign].decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      enterKeyHint="next"
      description={
        <>
          {flag && (
            <Text span inherit fw={700} c="var(--mantine-color-error)">
              {t(flag.isLow ? 'shortLow' : 'shortHigh', { limit: String(flag.limit) })}{' '}
            </Text>
          )}
          {before !== undefined && t('shortBefore', { value: before })}
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}

function Score({ judged, isDone, name }: { judged: LiveJudgement; isDone: boolean; name: string }) {
  const { news2 } = judged;
  const response = news2?.response ?? null;
  const total = news2?.total ?? null;
  const isCalled = asksForCall(response);
  return (
    <Stack gap={2} component="output" aria-label={t('signOf', { sign: t('news2'), patient: name })}>
      {total === null || response === null ? (
        <Text size="sm">{t('noScore')}</Text>
      ) : (
        <StatusBadge tone={responseTone[response]}>{String(total)}</StatusBadge>
      )}
      {isDone && <StatusBadge tone="success">{t('rowRecorded')}</StatusBadge>}
      {isDone && isCalled && <Text size="xs">{t('callNow')}</Text>}
    </Stack>
  );
}
