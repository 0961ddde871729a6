import { Button, Checkbox, NativeSelect, SimpleGrid, TagsInput, Textarea, Title } from '@mantine/core';
import { useRef } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { createAssessment, updateAssessment, useRefreshAssessments } from '../assessment.calls.ts';
import {
  type Assessment,
  assessmentSections,
  assessmentTypes,
  mobilityLevels,
} from '../assessment.contract.ts';
import { assessmentRefusals, patientName } from '../assessment.words.ts';
import { t } from '../assessments.texts.ts';
import {
  type AssessmentFields,
  assessmentSchema,
  type AssessmentValues,
  inputOf,
  valuesOf,
} from './assessment-form.values.ts';
import { CarePlanFields } from './care-plan-fields.tsx';
import { ScaleFields } from './scale-fields.tsx';

export interface AssessmentFormProps {
  /** The draft that is written on; left out for a new assessment. */
  stored?: Assessment | undefined;
  patientId?: string | undefined;
  onClose: () => void;
  onReload?: (current: Assessment) => void;
}

/** A nursing assessment: findings, scales, plan; completed, or kept as a draft. */
export function AssessmentForm({ stored, patientId = '', onClose, onReload }: AssessmentFormProps) {
  const refresh = useRefreshAssessments();
  const status = useRef<'draft' | 'completed'>('completed');
  const { draft, failureActions } = useRecordForm<Assessment, AssessmentValues, AssessmentFields>({
    draftName: 'nursing-assessment',
    stored,
    schema: assessmentSchema,
    initialValues: valuesOf(stored, patientId),
    create: (fields, submission) =>
      createAssessment({ ...inputOf(fields), status: status.current }, submission),
    update(fields, { id: assessmentId, version }, submission) {
      const { patientId: _patientId, ...input } = inputOf(fields);
      return updateAssessment({ ...input, assessmentId, version, status: status.current }, submission);
    },
    failed: () => t(stored ? 'failedToUpdate' : 'failedToCreate'),
    refusals: assessmentRefusals,
    saved: ({ patient }) => t('wasCreated', { patient: patientName(patient) }),
    remember: refresh,
    onSaved: onClose,
    ...(onReload && { onReload }),
  });
  const { form } = draft;

  function submit(next: 'draft' | 'completed') {
    status.current = next;
    draft.submit();
  }

  return (
    <FormModal
      title={t(stored ? 'editAssessment' : 'add')}
      draft={{
        ...draft,
        submit(event) {
          event?.preventDefault();
          submit('completed');
        },
      }}
      size="xl"
      onClose={onClose}
      submitLabel={t('complete')}
      failureActions={failureActions}
      extraActions={
        <Button variant="default" loading={draft.isSaving} onClick={() => submit('draft')}>
          {t('saveDraft')}
        </Button>
      }
    >
      {!stored && (
        <PatientPicker label={t('patient')} required data-autofocus {...form.getInputProps('patientId')} />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('type')}
          required
          data={assessmentTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.getInputProps('assessmentType')}
        />
        <NativeSelect
          label={t('mobilityLevel')}
          data={[
            { value: '', label: t('mobility_none') },
            ...mobilityLevels.map((value) => ({ value, label: t(`mobility_${value}`) })),
          ]}
          {...form.getInputProps('mobilityLevel')}
        />
      </SimpleGrid>
      <Title order={3} size="h5">
        {t('sections')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {assessmentSections.map((section) => (
          <Textarea
            key={section}
            label={t(`section_${section}`)}
            autosize
            minRows={1}
            maxLength={2000}
            {...form.getInputProps(`sections.${section}`)}
          />
        ))}
      </SimpleGrid>
      <Title order={3} size="h5">
        {t('scales')}
      </Title>
      <ScaleFields form={form} />
      <WholeNumberField label={t('painScore')} {...form.getInputProps('painScore')} />
      <Checkbox
        label={t('allergiesVerified')}
        {...form.getInputProps('allergiesVerified', { type: 'checkbox' })}
      />
      <TagsInput
        label={t('nursingDiagnoses')}
        description={t('diagnosesHint')}
        maxTags={20}
        acceptValueOnBlur
        {...form.getInputProps('nursingDiagnoses')}
      />
      <Title order={3} size="h5">
        {t('carePlan')}
      </Title>
      <CarePlanFields form={form} />
      <Textarea label={t('notes')} autosize minRows={2} maxLength={2000} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
