import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useWitness } from '#areas/stock/witness-fields.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { recordCount } from '../count.calls.ts';
import type { SurgicalCounts } from '../count.contract.ts';
import type { CountMoment } from '../count-facts.contract.ts';
import { useRefreshCounts, useRememberCounts } from '../count.hooks.ts';
import { agreementWords } from '../gate/count-gate.words.ts';
import { countRefusals } from '../count.words.ts';
import { t } from '../counts.texts.ts';
import {
  countedAt,
  countSchema,
  type CountValues,
  emptyCount,
  type TypedCount,
} from './count-form.values.ts';
import { SecondPersonFields } from './second-person-fields.tsx';

export interface CountFormProps {
  surgicalCase: Pick<SurgicalCase, 'id' | 'patient'>;
  counts: SurgicalCounts;
  moment: CountMoment;
  onClose: () => void;
}

/** What was counted, by who is signed in and a second person. */
export function CountForm({
  surgicalCase: { id: caseId, patient },
  counts,
  moment,
  onClose,
}: CountFormProps) {
  const remember = useRememberCounts();
  const refresh = useRefreshCounts();
  const witness = useWitness();
  const items = countedAt(counts, moment);
  const draft = useDraftForm<CountValues, TypedCount, SurgicalCounts>({
    schema: countSchema,
    initialValues: emptyCount(items),
    draftKey: `surgical-count.${caseId}.${moment}.${items.map(({ code }) => code).join()}`,
    save: (fields, key) => recordCount({ caseId, moment, ...fields, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      witness.clear();
      refresh();
      return failureWords(t('failedToRecord'), error, countRefusals);
    },
    onSaved(saved) {
      remember(saved);
      notifySuccess(t(witness.fields.witnessId === null ? 'waits' : 'wasRecorded'));
      onClose();
    },
  });
  const { form } = draft;
  const named = namedFields(form, t);
  const { isNothing } = form.values;
  return (
    <FormModal
      title={t(`moment_${moment}`)}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('recordCount')}
    >
      <PatientHeading patient={patient} isInDialog />
      {moment === 'before' && (
        <Checkbox {...named('isNothing', t('nothing'))} description={t('nothingHint')} />
      )}
      {!isNothing && (
        <Stack gap="xs">
          {items.map((item, place) => (
            <CountLine
              key={item.code}
              item={item}
              moment={moment}
              typed={form.values.lines[place]?.counted ?? ''}
              isFirst={place === 0}
              field={form.getInputProps(`lines.${place}.counted`)}
            />
          ))}
          {form.errors['lines'] && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {form.errors['lines']}
            </Text>
          )}
        </Stack>
      )}
      <SecondPersonFields witness={witness} errors={form.errors} />
    </FormModal>
  );
}

interface CountLineProps {
  item: SurgicalCounts['items'][number];
  moment: CountMoment;
  typed: number | string;
  isFirst: boolean;
  field: object;
}

/** One kind with its number; later with what must be there. */
function CountLine({ item: { name, before, added }, moment, typed, isFirst, field }: CountLineProps) {
  const expected = moment === 'before' ? null : (before ?? 0) + added;
  const differs = expected !== null && typeof typed === 'number' && typed !== expected;
  return (
    <Group wrap="nowrap" align="flex-start" justify="space-between" gap="sm">
      <div style={{ minWidth: 0, paddingTop: 8 }}>
        <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {expected !== null && (
          <Text size="xs" c={differs ? 'var(--mantine-color-error)' : 'dimmed'} aria-live="polite">
            {[t('expectedNow', { expected }), typeof typed === 'number' && agreementWords(typed, expected)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
      </div>
      <WholeNumberField
        aria-label={name}
        size="md"
        w={110}
        style={{ flexShrink: 0 }}
        {...(isFirst && { 'data-autofocus': true })}
        {...field}
      />
    </Group>
  );
}
