import { NativeSelect, SimpleGrid, Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { useMay, usePerson } from '#client/session.ts';
import { useToday } from '#client/use-today.ts';
import { freeText } from '#kernel/text.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { startShift } from '../shift.calls.ts';
import type { OpenedShift } from '../shift.contract.ts';
import { useNurses, useRefreshShifts } from '../shift.hooks.ts';
import { issue } from '../shift.issues.ts';
import { shiftTypes } from '../shift-types.ts';
import { shiftRefusals } from '../shift.words.ts';
import { t } from '../shifts.texts.ts';
import { WardPatients } from './ward-patients.tsx';

const schema = z.strictObject({
  nurseId: z.string().min(1, issue('nurseMissing')),
  wardId: z.string(),
  shiftType: z.enum(shiftTypes),
  shiftDate: z.iso.date(),
  shiftNotes: freeText(2000),
  admissionIds: z.array(z.string()),
});

type Values = z.input<typeof schema> & Record<string, unknown>;

export interface StartShiftFormProps {
  wardId?: string | undefined;
  onClose: () => void;
}

/** Starts a shift: one's own, or as the nurse in charge anybody's. */
export function StartShiftForm({ wardId = '', onClose }: StartShiftFormProps) {
  const may = useMay();
  const { user } = usePerson();
  const today = useToday();
  const refresh = useRefreshShifts();
  const wards = useWards().data?.rows ?? [];
  const nurses = useNurses().data?.rows ?? [];
  const { draft } = useRecordForm<OpenedShift, Values, z.output<typeof schema>>({
    draftName: 'nursing-shift',
    stored: undefined,
    schema,
    initialValues: emptyValues(schema, {
      nurseId: may('nursing.write') ? user.id : '',
      wardId,
      shiftType: 'day',
      shiftDate: today,
    }),
    create: (fields, submission) => startShift({ ...fields, wardId: fields.wardId || null }, submission),
    failed: () => t('failedToCreate'),
    refusals: shiftRefusals,
    saved: ({ nurseName }) => t('wasStarted', { nurse: nurseName }),
    remember: refresh,
    onSaved: onClose,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const offered = may('shifts.manage') ? nurses : nurses.filter(({ id }) => id === user.id);
  return (
    <FormModal title={t('startShift')} draft={draft} onClose={onClose} submitLabel={t('startShift')}>
      <NativeSelect
        {...field('nurseId', t('nurse'))}
        data-autofocus
        data={[
          { value: '', label: '' },
          ...offered.map(({ id, name, shiftId }) => ({
            value: id,
            label: shiftId === null ? name : t('hasShift', { name }),
          })),
        ]}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('shiftType')}
          required
          data={shiftTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        <DateField {...field('shiftDate')} />
      </SimpleGrid>
      <NativeSelect
        {...field('wardId', t('ward'))}
        data={[
          { value: '', label: t('noWard') },
          ...wards.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => form.setValues({ wardId: currentTarget.value, admissionIds: [] })}
      />
      {form.values.wardId === '' ? (
        <Text size="sm" c="dimmed">
          {t('chooseWard')}
        </Text>
      ) : (
        <WardPatients
          wardId={form.values.wardId}
          value={form.values.admissionIds}
          onChange={(admissionIds) => form.setFieldValue('admissionIds', admissionIds)}
          error={form.errors['admissionIds']}
        />
      )}
      <Textarea {...field('shiftNotes')} autosize />
    </FormModal>
  );
}
