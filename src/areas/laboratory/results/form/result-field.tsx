import { Autocomplete, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { t as words } from '../../laboratory/laboratory.texts.ts';
import { flagTone } from '../../laboratory/laboratory.words.ts';
import { type Examination, examineResult, findingChoices } from '../../ranges/examination.ts';
import type { Subject } from '../../ranges/range-choice.ts';
import { unitText, withUnit } from '../../ranges/unit-text.ts';
import type { TestOfOrder } from '../lab-result.contract.ts';
import { t } from '../lab-results.texts.ts';

interface FieldProps {
  value?: string;
  onChange?: (...values: never[]) => void;
  error?: React.ReactNode;
}

export interface ResultFieldProps {
  test: TestOfOrder;
  subject: Subject | null;
  label: string;
  /** What assistive technology calls it, where several tests share a form. */
  name?: string;
  typed: string;
  confirmed: string;
  onConfirm: (confirmed: string) => void;
  field: FieldProps;
  confirmation: FieldProps;
  isRequired?: boolean;
  isFirst: boolean;
}

/**
 * A result as it is typed: with what was understood and how it will be flagged, and the box that confirms one that is
 * critical or far outside.
 */
export function ResultField(props: ResultFieldProps) {
  const { test, subject, typed, confirmed, confirmation } = props;
  const examination = subject && typed.trim() !== '' ? examineResult(typed, test, subject) : null;
  const choices = [...new Set(findingChoices(test.normalRange, subject))];
  const Field: React.ElementType = choices.length > 0 ? Autocomplete : TextInput;
  const doubt = examination?.kind === 'read' ? examination.doubt : null;
  const isAsked = doubt !== null || (confirmation.error && typed.trim() !== '');
  const shown = examination?.kind === 'read' ? examination.result : typed;
  return (
    <Stack gap={4}>
      <Field
        label={props.label}
        {...(props.name && { 'aria-label': props.name })}
        required={props.isRequired ?? false}
        {...(choices.length > 0 && { data: choices, filter: allOptions })}
        rightSection={test.unit && <span aria-hidden="true">{unitText(test.unit)}</span>}
        rightSectionWidth={16 + (test.unit?.length ?? 0) * 8}
        maxLength={200}
        autoComplete="off"
        {...(props.isFirst && { 'data-autofocus': true })}
        {...props.field}
      />
      {examination && <Understood examination={examination} unit={test.unit} />}
      {isAsked && (
        <Checkbox
          label={t(doubt === 'implausible' ? 'confirmImplausible' : 'confirmCritical', {
            result: withUnit(shown, test.unit),
          })}
          {...confirmation}
          checked={confirmed !== '' && confirmed === typed}
          onChange={({ currentTarget }) => props.onConfirm(currentTarget.checked ? typed : '')}
        />
      )}
    </Stack>
  );
}

/** What was typed so far leaves no choice out. */
function allOptions({ options }: { options: unknown[] }) {
  return options;
}

const colours = { danger: 'red', warning: 'orange', success: 'green', neutral: 'dimmed' } as const;

function Understood({ examination, unit }: { examination: Examination; unit: string | null }) {
  if (examination.kind === 'unreadable') return null;
  if (examination.kind === 'ambiguous') {
    return (
      <Text component="output" size="sm" c="orange">
        {t('ambiguous', { grouped: examination.grouped, decimal: examination.decimal })}
      </Text>
    );
  }
  const { result, flag } = examination;
  return (
    <Text component="output" size="sm" fw={600} c={colours[flagTone[flag]]}>
      {t('understood', { result: withUnit(result, unit), flag: words(`flag_${flag}`) })}
    </Text>
  );
}
