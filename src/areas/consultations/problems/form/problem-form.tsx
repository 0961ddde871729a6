import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useToday } from '#client/use-today.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { diagnosisCertainties } from '../../diagnoses/diagnosis.contract.ts';
import { DiagnosisField } from '../../diagnoses/form/diagnosis-field.tsx';
import { recordProblem, updateProblem } from '../problem.calls.ts';
import { type Problem, problemFields } from '../problem.contract.ts';
import { useRefreshProblems } from '../problem.hooks.ts';
import { t } from '../problems.texts.ts';

const formSchema = z.strictObject(problemFields);

type Values = z.input<typeof formSchema> & Record<string, unknown>;
type Fields = z.output<typeof formSchema>;

export interface ProblemFormProps {
  patientId: string;
  /** Undefined for a new one. */
  problem?: Problem | undefined;
  /** The line of the old text that is taken over. */
  oldLine?: string | undefined;
  onClose: () => void;
}

/** Adds a problem to the list of a patient, or says more of one. */
export function ProblemForm({ patientId, problem, oldLine, onClose }: ProblemFormProps) {
  const refresh = useRefreshProblems(patientId);
  const today = useToday();
  const { draft, failureActions } = useRecordForm<Problem, Values, Fields>({
    draftName: `problem.${patientId}`,
    stored: problem,
    schema: formSchema,
    initialValues: {
      diagnosisId: problem?.diagnosisId ?? null,
      title: problem?.title ?? oldLine ?? '',
      certainty: problem?.certainty ?? 'confirmed',
      since: problem?.since ?? '',
      notes: problem?.notes ?? '',
    },
    // The answer is the whole list: the row that was written stands for it.
    create: async (fields, submission) => {
      const { rows } = await recordProblem({ patientId, ...fields, ...(oldLine && { oldLine }) }, submission);
      return rows[0]!;
    },
    update: async ({ certainty, since, notes }, { id, version }, submission) => {
      const input = { problemId: id, version, certainty, since, notes };
      const { rows } = await updateProblem(input, submission);
      return rows.find((row) => row.id === id) ?? rows[0]!;
    },
    failed: () => t('failedToSave'),
    refusals: { WRONG_STATE: () => t('noLongerActive') },
    saved: () => t('wasSaved'),
    remember: refresh,
    onSaved: onClose,
    onReload: onClose,
  });
  const { form } = draft;
  return (
    <FormModal
      title={problem ? t('editTitle', { title: problem.title }) : t('newTitle')}
      draft={draft}
      failureActions={failureActions}
      onClose={onClose}
      submitLabel={t('save')}
    >
      {problem ? (
        <TextInput label={t('problem')} readOnly {...form.getInputProps('title')} />
      ) : (
        <DiagnosisField
          label={t('problem')}
          required
          data-autofocus
          {...form.getInputProps('title')}
          onChange={(title, chosen) => form.setValues({ title, diagnosisId: chosen?.id ?? null })}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('certainty')}
          data={diagnosisCertainties.map((value) => ({ value, label: t(`certainty_${value}`) }))}
          {...form.getInputProps('certainty')}
        />
        <DateField label={t('since')} max={today} century="past" {...form.getInputProps('since')} />
      </SimpleGrid>
      <Textarea label={t('notes')} autosize minRows={2} maxLength={1000} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
