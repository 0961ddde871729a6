import { Alert, Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput, Title } from '@mantine/core';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { useOpenPageStep } from '#screens/notices/notice-steps.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { CasePicker } from '../../papers/form/case-picker.tsx';
import { t as paperText } from '../../papers/papers.texts.ts';
import { anesthesiaTypes } from '../content/anesthesia-content.contract.ts';
import { createAnesthesia, updateAnesthesia, useRefreshAnesthesia } from '../anesthesia.calls.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaRefusals } from '../anesthesia.words.ts';
import { asaClasses, foretellsDifficultAirway, mallampatiClasses } from '../scales/assessment-scales.ts';
import { recordSchema, type RecordValues, type TypedRecord, valuesOf } from './record-form.values.ts';

export interface RecordFormProps {
  /** The record that is written on; left out for a new one. */
  stored?: AnesthesiaRecord | undefined;
  caseId?: string | undefined;
  onClose: () => void;
  onReload?: (current: AnesthesiaRecord) => void;
}

const open = ['scheduled', 'confirmed', 'in_progress', 'completed', 'postponed'] as const;
const settings = ['tidalVolume', 'rate', 'peep', 'fio2'] as const;
const assessments = [
  'airway',
  'cardiovascular',
  'respiratory',
  'allergies',
  'medications',
  'medicalHistory',
] as const;
const courses = ['complications', 'emergenceNotes', 'postOpOrders', 'recoveryNotes'] as const;

/** Assessment, airway, ventilation and notes of an anesthesia. */
export function RecordForm({ stored, caseId = '', onClose, onReload }: RecordFormProps) {
  const refresh = useRefreshAnesthesia();
  const openPage = useOpenPageStep();
  const { draft, failureActions } = useRecordForm<AnesthesiaRecord, RecordValues, TypedRecord>({
    draftName: 'anesthesia-record',
    stored,
    schema: recordSchema,
    initialValues: valuesOf(stored, caseId),
    create: (fields, submission) => createAnesthesia(fields, submission),
    update: ({ caseId: _caseId, ...fields }, { id: anesthesiaId, version }, submission) =>
      updateAnesthesia({ ...fields, anesthesiaId, version }, submission),
    failed: () => t(stored ? 'failedToUpdate' : 'failedToCreate'),
    refusals: anesthesiaRefusals,
    saved: () => t(stored ? 'wasUpdated' : 'wasCreated'),
    next: ({ id }) => [openPage(`/dashboard/surgery/anesthesia/${id}`)],
    remember: refresh,
    onSaved: onClose,
    ...(onReload && { onReload }),
  });
  const { form } = draft;
  const { mallampati } = form.values.preOpAssessment;
  return (
    <FormModal
      title={t(stored ? 'editTitle' : 'createTitle')}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t(stored ? 'update' : 'create')}
      failureActions={failureActions}
    >
      {stored && <PatientHeading patient={stored.patient} isInDialog />}
      <CasePicker
        label={paperText('surgicalCase')}
        required
        disabled={stored !== undefined}
        statuses={open}
        known={stored?.case}
        {...form.getInputProps('caseId')}
        onChange={(id) => form.setFieldValue('caseId', id)}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NativeSelect
          label={t('type')}
          required
          data={anesthesiaTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.getInputProps('anesthesiaType')}
        />
        <NativeSelect
          label={t('asaClass')}
          data={[
            { value: '', label: t('notClassified') },
            ...asaClasses.map((value) => ({ value, label: t(`asa_${value}`) })),
          ]}
          {...form.getInputProps('asaClassification')}
        />
        <Checkbox
          mt="lg"
          label={t('emergency')}
          {...form.getInputProps('isEmergency', { type: 'checkbox' })}
        />
      </SimpleGrid>
      <Title order={3} size="h5">
        {t('preOp')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('mallampati')}
          data={[
            { value: '', label: t('notClassified') },
            ...mallampatiClasses.map((value) => ({ value, label: t(`mallampati_${value}`) })),
          ]}
          {...form.getInputProps('preOpAssessment.mallampati')}
        />
        <DateTimeField label={t('fastingSince')} {...form.getInputProps('preOpAssessment.fastingSince')} />
      </SimpleGrid>
      {mallampati !== '' && foretellsDifficultAirway(mallampati) && (
        <Alert color="yellow">{t('difficultAirway')}</Alert>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {assessments.map((name) => (
          <Textarea
            key={name}
            label={t(name)}
            {...(name === 'allergies' && { description: t('allergiesHint') })}
            autosize
            minRows={1}
            maxLength={2000}
            {...form.getInputProps(`preOpAssessment.${name}`)}
          />
        ))}
      </SimpleGrid>
      <Title order={3} size="h5">
        {t('ventilation')}
      </Title>
      <Textarea
        label={t('airwayManagement')}
        autosize
        minRows={1}
        maxLength={2000}
        {...form.getInputProps('airwayManagement')}
      />
      <SimpleGrid cols={{ base: 2, xs: 5 }}>
        <TextInput label={t('mode')} maxLength={100} {...form.getInputProps('ventilationSettings.mode')} />
        {settings.map((name) => (
          <WholeNumberField
            key={name}
            label={t(name)}
            {...form.getInputProps(`ventilationSettings.${name}`)}
          />
        ))}
      </SimpleGrid>
      {courses.map((name) => (
        <Textarea
          key={name}
          label={t(name)}
          description={name === 'complications' ? t('complicationsHint') : undefined}
          autosize
          minRows={1}
          maxLength={2000}
          {...form.getInputProps(name)}
        />
      ))}
    </FormModal>
  );
}
