import { SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { weekdaysFrom } from '#kernel/time/week-times.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { EntryRows } from '#ui/form/parts/entry-rows.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Doctor } from '../../doctor.contract.ts';
import { useRefreshDoctors } from '../../doctor.hooks.ts';
import { writeDoctorHours } from '../hours.calls.ts';
import type { DoctorHours, DoctorLeave } from '../hours.contract.ts';
import { t } from '../hours.texts.ts';
import { DayFields } from './day-fields.tsx';
import { type HoursFields, hoursSchema, type HoursValues, valuesOf } from './hours-form.values.ts';
import { LeaveForm } from './leave-form.tsx';
import { LeaveList } from './leave-list.tsx';

interface HoursFormProps {
  doctor: Pick<Doctor, 'id' | 'name'>;
  /** The week as it is when the form opens. */
  hours: DoctorHours;
  /** The leave as it is now. */
  leaves: readonly DoctorLeave[];
  onClose: () => void;
  onReload: (current: DoctorHours) => void;
}

/** The week of a doctor, saved as a whole, and the leave below it, each of which is stored by itself. */
export function HoursForm({ doctor, hours, leaves, onClose, onReload }: HoursFormProps) {
  const { tenant } = useFormat();
  const [stored] = useState(hours);
  const [isAddingLeave, setAddingLeave] = useState(false);
  const { draft, failureActions } = useRecordForm<DoctorHours, HoursValues, HoursFields>({
    draftName: 'doctor-hours',
    stored,
    schema: hoursSchema,
    initialValues: valuesOf(stored),
    update: ({ spans }, { id: doctorId, version }, submission) =>
      writeDoctorHours({ doctorId, version, spans }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember: useRefreshDoctors(),
    onSaved: onClose,
    onReload,
  });
  return (
    <>
      <FormModal
        title={t('title', { name: doctor.name })}
        draft={draft}
        size="lg"
        onClose={onClose}
        submitLabel={t('save')}
        failureActions={failureActions}
      >
        <Text size="sm">{t('lead')}</Text>
        <EntryRows>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {weekdaysFrom(tenant.weekStart).map((weekday) => (
              <DayFields key={weekday} form={draft.form} weekday={weekday} />
            ))}
          </SimpleGrid>
        </EntryRows>
        <LeaveList name={doctor.name} leaves={leaves} onAdd={() => setAddingLeave(true)} />
      </FormModal>
      {isAddingLeave && <LeaveForm doctor={doctor} onClose={() => setAddingLeave(false)} />}
    </>
  );
}
