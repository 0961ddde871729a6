import { SimpleGrid, TextInput } from '@mantine/core';
import { Submission } from '#client/remote.ts';
import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import type { Doctor } from '../../doctor.contract.ts';
import { useRefreshDoctors } from '../../doctor.hooks.ts';
import { addDoctorLeave } from '../hours.calls.ts';
import { typedLeave } from '../hours.contract.ts';
import { t } from '../hours.texts.ts';

interface LeaveFormProps {
  doctor: Pick<Doctor, 'id' | 'name'>;
  onClose: () => void;
}

/** Adds days on which a doctor sees nobody. */
export function LeaveForm({ doctor: { id: doctorId, name }, onClose }: LeaveFormProps) {
  const refresh = useRefreshDoctors();
  const draft = useDraftForm({
    schema: typedLeave,
    initialValues: emptyValues(typedLeave),
    draftKey: `doctor-leave.${doctorId}`,
    save: (fields, key) => addDoctorLeave({ ...fields, doctorId }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToAddLeave'), error),
    onSaved() {
      refresh();
      notifySuccess(t('leaveAdded'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const first = form.getInputProps('fromDate');

  function changeFirst(date: string) {
    // Most leave is of one day or of a few after the first.
    const { toDate } = form.values;
    if (isCalendarDate(date) && (!toDate || toDate < date)) form.setFieldValue('toDate', date);
    first.onChange(date);
  }

  return (
    <FormModal
      title={t('addLeaveTitle', { name })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('addLeave')}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField label={t('firstDay')} required data-autofocus {...first} onChange={changeFirst} />
        <DateField {...field('toDate', t('lastDay'))} />
      </SimpleGrid>
      <TextInput {...field('reason')} autoComplete="off" />
    </FormModal>
  );
}
