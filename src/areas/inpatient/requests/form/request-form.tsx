import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { DoctorNameField } from '#areas/appointments/doctor-name-field.public.tsx';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { patientName } from '../../beds/bed.words.ts';
import { wardTypes } from '../../wards/ward.contract.ts';
import { t as wardText } from '../../wards/wards.texts.ts';
import { requestAdmission } from '../admission-request.calls.ts';
import { type AdmissionRequest, requestFields, urgencies } from '../admission-request.contract.ts';
import { useRefreshRequests } from '../admission-request.hooks.ts';
import { requestRefusals } from '../admission-request.words.ts';
import { t } from '../admission-requests.texts.ts';

export interface RequestFormProps {
  patientId?: string;
  /** The visit that showed the need. */
  appointmentId?: string;
  /** In which it is asked for. */
  consultationId?: string;
  /** What the visit found, to begin with. */
  diagnosis?: string | null;
  onClose: () => void;
}

const formSchema = z.strictObject({
  patientId: requestFields.patientId,
  urgency: requestFields.urgency,
  wardType: z.union([z.literal('').transform(() => null), z.enum(wardTypes)]),
  reason: requestFields.reason,
  expectedDays: optionalWholeNumber({ min: 0, max: 365 }),
  admittingDoctor: requestFields.admittingDoctor,
  primaryDiagnosis: requestFields.primaryDiagnosis,
});

type Values = z.input<typeof formSchema> & Record<string, unknown>;
type Fields = z.output<typeof formSchema>;

/** Asks for a bed for a patient. */
export function RequestForm(props: RequestFormProps) {
  const { patientId, appointmentId, consultationId, diagnosis, onClose } = props;
  const refresh = useRefreshRequests();
  const { draft } = useRecordForm<AdmissionRequest, Values, Fields>({
    draftName: ['admission-request', patientId].filter(Boolean).join('.'),
    stored: undefined,
    schema: formSchema,
    initialValues: emptyValues(formSchema, {
      patientId: patientId ?? '',
      urgency: 'routine',
      primaryDiagnosis: diagnosis ?? '',
    }),
    create: (fields, submission) =>
      requestAdmission(
        { ...fields, ...(appointmentId && { appointmentId }), ...(consultationId && { consultationId }) },
        submission,
      ),
    failed: () => t('failedToAsk'),
    refusals: requestRefusals,
    saved: ({ patient }) => t('wasAsked', { patient: patientName(patient) }),
    remember: refresh,
    onSaved: onClose,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('requestTitle')} draft={draft} size="md" onClose={onClose} submitLabel={t('request')}>
      <PatientPicker {...field('patientId', t('patient'))} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('urgency')}
          data={urgencies.map((value) => ({ value, label: t(`urgency_${value}`) }))}
        />
        <NativeSelect
          {...field('wardType')}
          data={[
            { value: '', label: t('anyWard') },
            ...wardTypes.map((value) => ({ value, label: wardText(`type_${value}`) })),
          ]}
        />
      </SimpleGrid>
      <Textarea {...field('reason')} autosize minRows={2} data-autofocus />
      <TextInput {...field('primaryDiagnosis')} autoComplete="off" />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DoctorNameField
          label={t('admittingDoctor')}
          description={t('doctorHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('admittingDoctor')}
        />
        <WholeNumberField {...field('expectedDays')} />
      </SimpleGrid>
    </FormModal>
  );
}
