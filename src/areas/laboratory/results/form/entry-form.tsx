import { Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { EntryRow, EntryRows } from '#ui/form/parts/entry-rows.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { type DraftForm, useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { enterLabResults } from '../../laboratory/laboratory.calls.ts';
import { t as words } from '../../laboratory/laboratory.texts.ts';
import { laboratoryRefusals, patientName } from '../../laboratory/laboratory.words.ts';
import type { Subject } from '../../ranges/range-choice.ts';
import { withUnit } from '../../ranges/unit-text.ts';
import type { LabResult, LastResult, OpenedSheet, TestOfOrder } from '../lab-result.contract.ts';
import { useLastResults, useRememberSheet } from '../lab-result.hooks.ts';
import { issue } from '../lab-result.issues.ts';
import { t } from '../lab-results.texts.ts';
import { EntryHead } from './entry-head.tsx';
import { atFormFields } from './entry-refusals.ts';
import { ResultField } from './result-field.tsx';
import { ResultRanges } from './result-ranges.tsx';
import { useSubject } from './use-subject.ts';

const entry = z.strictObject({
  testId: z.string(),
  result: freeText(200),
  confirmed: freeText(200),
  notes: freeText(1000),
});

/** Fields left empty stay open: a result that is not there yet can be entered later. */
const schema = z
  .strictObject({ results: z.array(entry) })
  .refine(({ results }) => results.some(({ result }) => result !== ''), {
    path: ['results', 0, 'result'],
    error: issue('noResult'),
  });

type Values = z.input<typeof schema> & Record<string, unknown>;

/** Enters the results that are still missing, as many of them as are at hand. */
export function EntryForm({ sheet, onClose }: { sheet: OpenedSheet; onClose: () => void }) {
  const { order } = sheet;
  const missing = sheet.tests.filter(({ state }) => state === 'missing');
  const remember = useRememberSheet();
  const subject = useSubject(sheet);
  const last = useLastResults(order.id);

  const refusals: OwnRefusals = {
    ...laboratoryRefusals,
    STALE: ({ testId, current }) => {
      const test = missing.find((one) => one.testId === testId)?.name ?? '';
      return t('enteredMeanwhile', { test, result: (current as LabResult | null)?.result ?? '' });
    },
  };

  const draft: DraftForm<Values> = useDraftForm({
    schema,
    initialValues: {
      results: missing.map(({ testId }) => ({ testId, result: '', confirmed: '', notes: '' })),
    },
    draftKey: `lab-results.${order.id}.${missing.map(({ testId }) => testId).join('.')}`,
    save: ({ results }, submissionKey) => {
      const given = results.filter(({ result }) => result !== '');
      const call = enterLabResults({ orderId: order.id, results: given }, new Submission(submissionKey));
      return call.catch((error: unknown) => {
        throw atFormFields(error, results);
      });
    },
    describeFailure: (error) => failureWords(t('failedToUpdate'), error, refusals),
    onSaved: (saved: OpenedSheet) => {
      remember(saved);
      notifySuccess(t('wereSaved', { count: saved.order.entered - order.entered }));
      onClose();
    },
  });
  return (
    <FormModal
      title={t('enterTitle', { number: order.orderNumber, patient: patientName(order.patient) })}
      draft={draft}
      size="52rem"
      onClose={onClose}
      submitLabel={t('saveResults')}
    >
      <EntryHead sheet={sheet} subject={subject} />
      <EntryRows
        columns={[
          { label: t('columnTest'), width: 'name' },
          { label: t('columnResult'), width: 14 },
          { label: t('note'), width: 11 },
        ]}
      >
        {missing.map((test, index) => (
          <ResultRow
            key={test.testId}
            test={test}
            last={last.data?.rows.find(({ testId }) => testId === test.testId)}
            subject={subject}
            index={index}
            draft={draft}
          />
        ))}
      </EntryRows>
    </FormModal>
  );
}

interface ResultRowProps {
  test: TestOfOrder;
  last: LastResult | undefined;
  subject: Subject | null;
  index: number;
  draft: DraftForm<Values>;
}

/** A test with what is normal for this patient and what it last was; its result and a note. */
function ResultRow({ test, last, subject, index, draft: { form } }: ResultRowProps) {
  const { name, specimen } = test;
  const values = form.values.results[index];
  const named = namedFields(form, t);
  return (
    <EntryRow>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {specimen ? t('testAndSpecimen', { test: name, specimen }) : name}
        </Text>
        <ResultRanges test={test} subject={subject} />
        {last && <LastOf last={last} />}
      </div>
      <ResultField
        test={test}
        subject={subject}
        label={t('columnResult')}
        name={t('resultOf', { test: name })}
        typed={values?.result ?? ''}
        confirmed={values?.confirmed ?? ''}
        onConfirm={(confirmed) => form.setFieldValue(`results.${index}.confirmed`, confirmed)}
        field={form.getInputProps(`results.${index}.result`)}
        confirmation={form.getInputProps(`results.${index}.confirmed`)}
        isFirst={index === 0}
      />
      <TextInput {...named(`results.${index}.notes`, t('note'))} aria-label={t('noteFor', { test: name })} />
    </EntryRow>
  );
}

function LastOf({ last: { result, unit, flag, takenAt } }: { last: LastResult }) {
  const { date } = useFormat();
  return (
    <Text size="sm" c="dimmed">
      {t('last', { result: withUnit(result, unit), flag: words(`flag_${flag}`), date: date(takenAt) })}
    </Text>
  );
}
