import { Autocomplete, NativeSelect, SimpleGrid, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { Submission } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { type DraftForm, useDraftForm } from '#ui/form/use-draft-form.ts';
import { createLabOrder } from '../../laboratory/laboratory.calls.ts';
import { failureWords } from '../../laboratory/laboratory.words.ts';
import { priorities } from '../list/lab-order-list.address.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { ordersTopic, useDoctorNames } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';
import { labOrderFormSchema, type LabOrderFormValues, newValues } from './lab-order-form.values.ts';
import { TestPicker } from './test-picker.tsx';

/** Orders tests for a patient. */
export function LabOrderForm({
  patientId,
  onClose,
}: {
  patientId?: string | undefined;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const may = useMay();
  const doctors = useDoctorNames(may('appointments.read')).data?.rows ?? [];
  const draft: DraftForm<LabOrderFormValues> = useDraftForm({
    schema: labOrderFormSchema,
    initialValues: newValues(patientId),
    draftKey: ['lab-order.new', patientId].filter(Boolean).join('.'),
    save: (fields, submissionKey) => {
      // A doctor of the hospital who is written out by name is meant, and will be told of the results.
      const doctor = doctors.find(({ name }) => name === fields.doctorName);
      return createLabOrder({ ...fields, doctorId: doctor?.id ?? null }, new Submission(submissionKey));
    },
    describeFailure: (error) =>
      Object.keys(fieldErrorsOf(error)).length > 0 ? null : failureWords(t('failedToCreate'), error),
    onSaved: ({ orderNumber }: LabOrder) => {
      void queries.invalidateQueries({ queryKey: [ordersTopic] });
      notifySuccess(t('wasCreated', { number: orderNumber }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal title={t('newOrder')} draft={draft} onClose={onClose} submitLabel={t('createOrder')}>
      <PatientPicker label={t('patient')} required data-autofocus {...form.getInputProps('patientId')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Autocomplete
          label={t('doctorName')}
          description={t('doctorHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={200}
          data={[...new Set(doctors.map(({ name }) => name))]}
          {...form.getInputProps('doctorName')}
        />
        <NativeSelect
          label={t('priority')}
          data={priorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
          {...form.getInputProps('priority')}
        />
      </SimpleGrid>
      <TestPicker {...form.getInputProps('testIds')} />
      <Textarea label={t('notes')} autosize minRows={2} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
