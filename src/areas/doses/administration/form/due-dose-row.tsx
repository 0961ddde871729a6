import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useId } from 'react';
import { FindingNote } from '#screens/safety/finding-note.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { BelowRow, EntryRow } from '#ui/form/parts/entry-rows.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { DoseToGive } from '../administration.contract.ts';
import { t } from '../administration.texts.ts';
import { fiveRights } from './administer-form.values.ts';
import { rightWords } from './decision-fields.tsx';
import { DecidedAlready } from './dose-summary.tsx';
import { type DueDosesValues, isBegun, ownFormReason } from './due-doses.values.ts';

export interface DueDoseRowProps {
  form: FormOf<DueDosesValues>;
  index: number;
  known: DoseToGive;
  /** It was stored by this form. */
  isDone: boolean;
  /** Opens the form of this dose alone. */
  onOpen: () => void;
}

/** One dose in the table of those that are due: its five rights, or why it has a form of its own. */
export function DueDoseRow({ form, index, known, isDone, onOpen }: DueDoseRowProps) {
  const { dateTime } = useFormat();
  const messageId = useId();
  const { order } = known.patient;
  const shown = rightWords(known, dateTime);
  const medicine = shown.medication;
  const status = order?.dose?.status;
  const isOpen = !isDone && (status === 'scheduled' || status === 'missed');
  const reason = ownFormReason(known);
  const path = `rows.${index}` as const;
  const typed = form.values.rows[index];
  const open = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t('openDose', { medicine, time: shown.time })}
      onClick={onOpen}
    >
      {t('open')}
    </Button>
  );
  const what = (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Group gap={6}>
        <Text size="sm" fw={600}>
          {medicine}
        </Text>
        {known.timing !== 'on-time' && <StatusBadge tone="danger">{t(`row_${known.timing}`)}</StatusBadge>}
      </Group>
      <Text size="sm">{[shown.dose, shown.route, shown.time].filter(Boolean).join(' · ')}</Text>
      {order?.instruction && (
        <Text size="xs" c="dimmed">
          {order.instruction}
        </Text>
      )}
    </div>
  );
  if (!isOpen || reason !== null || !typed) {
    return (
      <EntryRow>
        {what}
        <BelowRow>
          {isDone && <StatusBadge tone="success">{t('decided_given')}</StatusBadge>}
          {!isDone && !isOpen && <DecidedAlready dose={order?.dose ?? null} />}
          {isOpen && reason !== null && (
            <Group gap="xs">
              <Text size="sm">{t(`ownForm_${reason}`)}</Text>
              {open}
            </Group>
          )}
        </BelowRow>
      </EntryRow>
    );
  }
  const wrong = fiveRights
    .map((right) => form.errors[`${path}.rights.${right}`])
    .find((error) => error !== undefined && error !== null);
  const isReasonAsked = (known.timing !== 'on-time' && isBegun(typed)) || form.errors[`${path}.timingReason`];
  const field = namedFields(form, t);
  return (
    <EntryRow>
      {what}
      {fiveRights.map((right) => {
        const { error, ...tick } = form.getInputProps(`${path}.rights.${right}`, { type: 'checkbox' });
        return (
          <Checkbox
            key={right}
            size="md"
            label={t(`right_${right}`)}
            aria-label={t('rightOf', { right: t(`right_${right}`), medicine, time: shown.time })}
            error={Boolean(error)}
            {...(error && { 'aria-describedby': messageId })}
            {...tick}
          />
        );
      })}
      <TextInput
        {...field(`${path}.medicineCode`, t('scanMedicine'))}
        aria-label={t('scanOf', { medicine, time: shown.time })}
        size="xs"
        autoComplete="off"
      />
      {open}
      <BelowRow>
        <Stack gap={4}>
          {wrong && (
            <Text size="sm" c="var(--mantine-color-error)" id={messageId}>
              {wrong}
            </Text>
          )}
          {known.patient.checks.map((check) => (
            <FindingNote key={check.key} finding={check} />
          ))}
          {isReasonAsked && (
            <TextInput
              {...field(`${path}.timingReason`)}
              aria-label={t('timingReasonOf', { medicine, time: shown.time })}
              required
            />
          )}
        </Stack>
      </BelowRow>
    </EntryRow>
  );
}
