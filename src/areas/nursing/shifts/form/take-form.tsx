import { NativeSelect } from '@mantine/core';
import { z } from 'zod';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { assignPatients } from '../shift.calls.ts';
import type { Shift } from '../shift.contract.ts';
import { useRefreshShifts } from '../shift.hooks.ts';
import { issue } from '../shift.issues.ts';
import { shiftRefusals } from '../shift.words.ts';
import { t } from '../shifts.texts.ts';
import { WardPatients } from './ward-patients.tsx';

const schema = z.strictObject({
  wardId: z.string(),
  admissionIds: z.array(z.string()).min(1, issue('nobodyChosen')),
});

type Values = z.input<typeof schema> & Record<string, unknown>;

/** Takes further patients into a shift that has begun. */
export function TakeForm({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const refresh = useRefreshShifts();
  const wards = useWards().data?.rows ?? [];
  const draft = useDraftForm<Values, z.output<typeof schema>, { moved: number }>({
    schema,
    initialValues: { wardId: shift.wardId ?? '', admissionIds: [] },
    draftKey: `nursing-shift-take.${shift.id}`,
    save: ({ admissionIds }, key) =>
      assignPatients(
        { assignments: admissionIds.map((admissionId) => ({ admissionId, shiftId: shift.id })) },
        new Submission(key),
      ),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToUpdate'), error, shiftRefusals);
    },
    onSaved({ moved }) {
      refresh();
      notifySuccess(t('wereTaken', { count: moved }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('takeTitle')} draft={draft} onClose={onClose} submitLabel={t('take')}>
      <NativeSelect
        {...field('wardId', t('ward'))}
        data={[
          { value: '', label: t('noWard') },
          ...wards.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {form.values.wardId !== '' && (
        <WardPatients
          wardId={form.values.wardId}
          value={form.values.admissionIds}
          onChange={(admissionIds) => form.setFieldValue('admissionIds', admissionIds)}
          error={form.errors['admissionIds']}
        />
      )}
    </FormModal>
  );
}
