import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { usePerson } from '#client/session.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import type { NoticeStep } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createLabOrder } from '../../laboratory/laboratory.calls.ts';
import { laboratoryRefusals } from '../../laboratory/laboratory.words.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { useRefreshLabOrder } from '../lab-order.hooks.ts';
import { t } from '../lab-orders.texts.ts';
import { priorities } from '../list/lab-order-list.address.ts';
import {
  type LabOrderFields,
  labOrderFormSchema,
  type LabOrderFormValues,
  newValues,
} from './lab-order-form.values.ts';
import { OrdererPicker } from './orderer-picker.tsx';
import { TestPicker } from './test-picker.tsx';

export interface LabOrderFormProps {
  patientId?: string | undefined;
  /** In which it is made. */
  consultationId?: string;
  /** What is written down already for the laboratory. */
  notes?: string;
  /** What the notice of the order offers. */
  next?: (order: LabOrder) => readonly NoticeStep[];
  onClose: () => void;
}

/** Orders tests for a patient. */
export function LabOrderForm({ patientId, consultationId, notes, next, onClose }: LabOrderFormProps) {
  const { user, permissions } = usePerson();
  const refresh = useRefreshLabOrder();
  const { draft } = useRecordForm<LabOrder, LabOrderFormValues, LabOrderFields>({
    draftName: ['lab-order', patientId].filter(Boolean).join('.'),
    stored: undefined,
    schema: labOrderFormSchema,
    // An administrator passes every check and is no clinician by that.
    initialValues: newValues(patientId, permissions.has('lab.acknowledge') ? user.id : '', notes),
    create: (fields, submission) =>
      createLabOrder({ ...fields, ...(consultationId && { consultationId }) }, submission),
    failed: () => t('failedToCreate'),
    refusals: laboratoryRefusals,
    saved: ({ orderNumber }) => t('wasCreated', { number: orderNumber }),
    ...(next && { next }),
    remember: ({ id }) => void refresh(id),
    onSaved: onClose,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('newOrder')} draft={draft} onClose={onClose} submitLabel={t('createOrder')}>
      <PatientPicker
        {...field('patientId', t('patient'))}
        {...(!patientId && { 'data-autofocus': true })}
        warnOfDeath={(date) => t('patientDied', { date })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <OrdererPicker
          {...field('ordererId', t('orderer'))}
          description={t('ordererHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput
          {...field('doctorName')}
          description={t('doctorHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </SimpleGrid>
      <NativeSelect
        {...field('priority')}
        data={priorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
      />
      <TestPicker isFirst={patientId !== undefined} {...form.getInputProps('testIds')} />
      <Textarea label={t('notes')} autosize minRows={2} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
