import { ActionIcon, Button, Group, NativeSelect, Paper, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { FindingNote } from '#screens/safety/finding-note.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import type { FieldsOf } from '#ui/form/fields/form-of.ts';
import { messageWords } from '#ui/form/issue-words.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Medicine } from '../../../medicines/medicine.contract.ts';
import { readFrequency } from '../../../safety/dosing/frequency.ts';
import type { Finding } from '../../../safety/finding.ts';
import { routes } from '../../../safety/medicine-facts.ts';
import { isNamed, usualRouteOfWords } from '../../../safety/words/medicine-words.ts';
import { DoseAmount } from '../../amount/dose-amount.tsx';
import { chosenWords } from '../../amount/dose-amount.words.ts';
import { routeWords } from '../../../medicines/medicine.words.ts';
import { lineIssues, settledLine } from '../line-writing.rules.ts';
import { MedicineField } from './medicine-field.tsx';
import { type LineValues, type PrescriptionValues, writtenLine } from './prescription-form.values.ts';
import { t } from './writing.texts.ts';

/** A form that holds reasons for what stops its lines. */
export interface LineForm {
  values: Pick<PrescriptionValues, 'reasons'>;
  setFieldValue(path: string, value: unknown): void;
}

export interface LineFieldsProps {
  form: LineForm;
  /** Where the line stands in the form, such as `lines.0`. */
  at: string;
  field: FieldsOf<LineValues>;
  values: LineValues;
  label: string;
  medicine: Medicine | undefined;
  findings: readonly Finding[];
  /** Medicines of the list that what is written in words may mean. */
  alike?: readonly Medicine[];
  onPick: (medicine: Medicine) => void;
  /** Enter in the line: to the next one. */
  onNext?: () => void;
  /** Left out where the line cannot be taken away. */
  remove?: { label: string; onClick: () => void };
}

const foods = ['', 'before', 'after', 'with'] as const;

/** One medicine of a prescription, with what the checks find beside it. */
export function LineFields(props: LineFieldsProps) {
  const { form, at, field, values, label, medicine, findings, alike = [], onPick, onNext, remove } = props;
  const frequency = useRef<HTMLInputElement>(null);
  const counted = settledLine(writtenLine({ ...values, quantity: '' }), medicine, '2000-01-01').quantity;
  const problems = lineIssues(writtenLine(values), medicine);

  /** What cannot be read is told once something stands there. */
  function problemOf(name: 'frequency' | 'duration' | 'dose') {
    const told = field(name).error;
    if (told) return told;
    const problem = values[name] === '' ? undefined : problems[name];
    return problem && messageWords(problem);
  }

  function nextByKey(event: KeyboardEvent) {
    if (!onNext || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onNext();
  }

  return (
    <Paper withBorder p="sm" component="fieldset" aria-label={label}>
      <Stack gap="xs">
        <Group align="flex-start" gap="xs" wrap="wrap">
          <div style={{ flex: '3 1 13rem' }}>
            <MedicineField
              value={values.name}
              error={field('name').error}
              data-path={`${at}.name`}
              onType={(name) => form.setFieldValue(at, inWords(values, name))}
              onPick={onPick}
              onDone={() => frequency.current?.focus()}
            />
          </div>
          <TextInput
            ref={frequency}
            label={t('frequency')}
            placeholder={t('frequencyHint')}
            style={{ flex: '1 1 6rem' }}
            maxLength={50}
            autoComplete="off"
            onKeyDown={nextByKey}
            {...field('frequency')}
            error={problemOf('frequency')}
          />
          <TextInput
            label={t('duration')}
            placeholder={t('durationHint')}
            style={{ flex: '1 1 5rem' }}
            maxLength={50}
            autoComplete="off"
            onKeyDown={nextByKey}
            {...field('duration')}
            error={problemOf('duration')}
          />
          <TextInput
            label={t('dose')}
            placeholder={t('doseHint')}
            style={{ flex: '1 1 5rem' }}
            maxLength={50}
            autoComplete="off"
            {...field('dose')}
            error={problemOf('dose')}
          />
          <NativeSelect
            label={t('route')}
            required
            style={{ flex: '1 1 10rem' }}
            data={['' as const, ...routes].map((value) => ({
              value,
              label: value === '' ? t('chooseRoute') : routeWords(value),
            }))}
            {...field('route')}
          />
          <NativeSelect
            label={t('food')}
            style={{ flex: '1 1 8rem' }}
            data={foods.map((value) => ({ value, label: t(value === '' ? 'food_none' : `food_${value}`) }))}
            {...field('food')}
          />
          <WholeNumberField
            label={t('quantity')}
            placeholder={counted === null ? '' : String(counted)}
            style={{ flex: '1 1 5rem' }}
            {...field('quantity')}
          />
          <TextInput
            label={t('instruction')}
            style={{ flex: '2 1 10rem' }}
            maxLength={500}
            {...field('instruction')}
          />
          {remove && (
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              mt={26}
              aria-label={remove.label}
              onClick={remove.onClick}
            >
              <Icon name="trash" size={18} />
            </ActionIcon>
          )}
        </Group>
        {medicine && <DoseAmount dose={values.dose} medicine={medicine} />}
        {readFrequency(values.frequency)?.kind === 'as-needed' && <AsNeededFields field={field} />}
        {findings.map((finding) => (
          <LineFinding key={finding.key} form={form} finding={finding}>
            {finding.code === 'nameInList' && <Offered name={values.name} alike={alike} onPick={onPick} />}
          </LineFinding>
        ))}
      </Stack>
    </Paper>
  );
}

/** What the ward needs to know of what is given as needed. */
function AsNeededFields({ field }: { field: FieldsOf<LineValues> }) {
  return (
    <Group align="flex-start" gap="xs" wrap="wrap">
      <TextInput
        label={t('prnIndication')}
        style={{ flex: '2 1 10rem' }}
        maxLength={200}
        {...field('prnIndication')}
      />
      <TextInput
        label={t('prnInterval')}
        placeholder={t('prnIntervalHint')}
        style={{ flex: '1 1 8rem' }}
        maxLength={50}
        autoComplete="off"
        {...field('prnMinimumMinutes')}
      />
      <WholeNumberField label={t('prnMaximum')} style={{ flex: '1 1 8rem' }} {...field('prnMaximum')} />
    </Group>
  );
}

/** A line that stands in words: its route is the usual one of the form that they name, unless another was chosen. */
function inWords(values: LineValues, name: string): LineValues {
  const wasUsual = values.medicineId !== '' || values.route === (usualRouteOfWords(values.name) ?? '');
  const route = wasUsual ? (usualRouteOfWords(name) ?? '') : values.route;
  return { ...values, name, medicineId: '', route };
}

/** How many medicines of one name are offered. */
const mostOffered = 6;

/** What the list has under the name that is written. */
function Offered({
  name,
  alike,
  onPick,
}: Pick<LineFieldsProps, 'onPick'> & { name: string; alike: readonly Medicine[] }) {
  return (
    <Group gap="xs">
      {alike
        .filter((medicine) => isNamed(name, medicine))
        .slice(0, mostOffered)
        .map((medicine) => (
          <Button key={medicine.id} size="compact-sm" variant="default" onClick={() => onPick(medicine)}>
            {t('takeOffered', { medicine: chosenWords(medicine) })}
          </Button>
        ))}
    </Group>
  );
}

/** One finding beside its line, with the field for the reason where it stops. */
export function LineFinding({
  form,
  finding,
  children,
}: {
  form: LineForm;
  finding: Finding;
  children?: ReactNode;
}) {
  const { reasons } = form.values;
  const given = reasons.find(({ key }) => key === finding.key)?.reason ?? '';
  function write(reason: string) {
    const others = reasons.filter(({ key }) => key !== finding.key);
    form.setFieldValue('reasons', [...others, { key: finding.key, reason }]);
  }
  return (
    <Stack gap={4} role={finding.severity === 'stop' ? 'alert' : undefined}>
      <FindingNote finding={finding} />
      {children}
      {finding.severity === 'stop' && (
        <TextInput
          label={t('reasonFor')}
          size="xs"
          maxLength={500}
          value={given}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
    </Stack>
  );
}
