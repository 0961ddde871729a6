import { Checkbox, Fieldset, NativeSelect, Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { freeText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import type { CallOutput } from '#kernel/define-call.ts';
import type { Shift } from '../../shifts/shift.contract.ts';
import { useNurses } from '../../shifts/shift.hooks.ts';
import { SbarLines } from '../detail/sbar-lines.tsx';
import { giveHandover, usePreparedHandover, useRefreshHandovers } from '../handover.calls.ts';
import type { OpenedHandover, prepareHandover } from '../handover.contract.ts';
import { issue } from '../handover.issues.ts';
import { handoverRefusals } from '../handover.words.ts';
import { t } from '../handovers.texts.ts';

const schema = z.strictObject({
  toNurseId: z.string().min(1, issue('receiverMissing')),
  words: freeText(2000),
  patients: z
    .array(z.strictObject({ assignmentId: z.string(), isChosen: z.boolean(), words: freeText(1000) }))
    .refine((rows) => rows.some(({ isChosen }) => isChosen), issue('noPatients')),
});

type Values = z.input<typeof schema> & Record<string, unknown>;
type Prepared = CallOutput<typeof prepareHandover>['rows'];

interface HandoverFormProps {
  shift: Shift;
  onClose: () => void;
}

/** Hands the patients of a shift over to a person, with what is known of each and the nurse's own words. */
export function HandoverForm(props: HandoverFormProps) {
  const { data } = usePreparedHandover(props.shift.id);
  // The form begins with the patients as they are told first: what is typed stays beside them.
  return data ? <PreparedForm {...props} rows={data.rows} /> : null;
}

function PreparedForm({ shift, rows, onClose }: HandoverFormProps & { rows: Prepared }) {
  const refresh = useRefreshHandovers();
  const nurses = (useNurses().data?.rows ?? []).filter(({ id }) => id !== shift.nurseId);
  const { draft } = useRecordForm<OpenedHandover, Values, z.output<typeof schema>>({
    draftName: `nursing-handover.${shift.id}`,
    stored: undefined,
    schema,
    initialValues: {
      toNurseId: '',
      words: '',
      patients: rows.map(({ assignmentId }) => ({ assignmentId, isChosen: true, words: '' })),
    },
    create: ({ toNurseId, words, patients }, submission) =>
      giveHandover(
        {
          shiftId: shift.id,
          toNurseId,
          words,
          patients: patients
            .filter(({ isChosen }) => isChosen)
            .map(({ assignmentId, words: own }) => ({ assignmentId, words: own })),
        },
        submission,
      ),
    failed: () => t('failedToGive'),
    refusals: handoverRefusals,
    saved: ({ toNurseName }) => t('wasGiven', { nurse: toNurseName }),
    remember: refresh,
    onSaved: onClose,
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('handOverTitle')}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t('handOver')}
    >
      <NativeSelect
        label={t('toNurse')}
        required
        data-autofocus
        data={[
          { value: '', label: t('choose') },
          ...nurses.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.getInputProps('toNurseId')}
      />
      {rows.length === 0 && <Text>{t('nobody')}</Text>}
      {rows.map(({ assignmentId, patient, sbar }, place) => (
        <Fieldset key={assignmentId} legend={fullName(patient)}>
          <Checkbox
            mb="xs"
            label={t('chosen', { patient: fullName(patient) })}
            {...form.getInputProps(`patients.${place}.isChosen`, { type: 'checkbox' })}
          />
          <SbarLines sbar={sbar} />
          <Textarea
            mt="xs"
            label={t('wordsOf', { patient: fullName(patient) })}
            autosize
            maxLength={1000}
            {...form.getInputProps(`patients.${place}.words`)}
          />
        </Fieldset>
      ))}
      {form.errors['patients'] && (
        <Text size="sm" c="red" role="alert">
          {form.errors['patients']}
        </Text>
      )}
      <Textarea label={t('words')} autosize maxLength={2000} {...form.getInputProps('words')} />
    </FormModal>
  );
}
