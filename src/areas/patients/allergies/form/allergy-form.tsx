import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useToday } from '#client/use-today.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { recordAllergy, updateAllergy } from '../allergy.calls.ts';
import {
  type Allergy,
  allergyCertainties,
  allergyFields,
  type PatientAllergies,
  reactionKinds,
  severities,
} from '../allergy.contract.ts';
import { useRefreshAllergies } from '../allergy.hooks.ts';
import { allergyRefusals } from '../allergy.words.ts';
import { t } from '../allergies.texts.ts';

const formSchema = z.strictObject(allergyFields);

type Values = z.input<typeof formSchema> & Record<string, unknown>;
type Fields = z.output<typeof formSchema>;

export interface AllergyFormProps {
  patientId: string;
  /** Undefined for a new one. */
  allergy?: Allergy | undefined;
  onClose: () => void;
}

/** Records an allergy, or says more of one. */
export function AllergyForm({ patientId, allergy, onClose }: AllergyFormProps) {
  const refresh = useRefreshAllergies(patientId);
  const today = useToday();
  // The answer is the whole list, which has no version of its own: the row that was written stands for it.
  const rowOf = ({ rows }: PatientAllergies, id: string | undefined) =>
    rows.find((row) => row.id === id) ?? rows[0]!;
  const { draft, failureActions } = useRecordForm<Allergy, Values, Fields>({
    draftName: `allergy.${patientId}`,
    stored: allergy,
    schema: formSchema,
    initialValues: storedValues(formSchema, allergy, {
      reactionKind: allergy?.reactionKind ?? 'unknown',
      severity: allergy?.severity ?? 'unknown',
      certainty: allergy?.certainty ?? 'suspected',
    }),
    create: async (fields, submission) =>
      rowOf(await recordAllergy({ patientId, ...fields }, submission), undefined),
    update: async ({ substance: _substance, ...fields }, { id, version }, submission) =>
      rowOf(await updateAllergy({ allergyId: id, version, ...fields }, submission), id),
    failed: () => t('failedToSave'),
    refusals: allergyRefusals,
    saved: () => t('wasSaved'),
    remember: refresh,
    onSaved: onClose,
    onReload: onClose,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={allergy ? t('editTitle', { substance: allergy.substance }) : t('newTitle')}
      draft={draft}
      failureActions={failureActions}
      onClose={onClose}
      submitLabel={t('save')}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...field('substance')}
          readOnly={allergy !== undefined}
          {...(!allergy && { 'data-autofocus': true })}
        />
        <TextInput {...field('ingredient')} inputWrapperOrder={['label', 'input', 'description', 'error']} />
        <NativeSelect
          {...field('reactionKind')}
          data={reactionKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        />
        <NativeSelect
          {...field('severity')}
          data={severities.map((value) => ({ value, label: t(`severity_${value}`) }))}
        />
        <NativeSelect
          {...field('certainty')}
          data={allergyCertainties.map((value) => ({ value, label: t(`certainty_${value}`) }))}
        />
        <DateField {...field('noticedOn')} max={today} century="past" />
      </SimpleGrid>
      <Textarea {...field('reaction')} autosize minRows={2} />
    </FormModal>
  );
}
