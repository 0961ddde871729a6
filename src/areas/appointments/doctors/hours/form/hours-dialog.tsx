import { useState } from 'react';
import { Modal } from '#ui/layer/modal.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { Doctor } from '../../doctor.contract.ts';
import type { DoctorHours } from '../hours.contract.ts';
import { useDoctorHours } from '../hours.hooks.ts';
import { t } from '../hours.texts.ts';
import { HoursForm } from './hours-form.tsx';

interface HoursDialogProps {
  doctor: Pick<Doctor, 'id' | 'name'>;
  onClose: () => void;
}

/** When a doctor sees patients in a week, and when they are on leave. */
export function HoursDialog({ doctor, onClose }: HoursDialogProps) {
  const query = useDoctorHours(doctor.id);
  const { data } = query;
  const [reloaded, setReloaded] = useState<DoctorHours>();
  if (data) {
    return (
      <HoursForm
        key={reloaded?.version ?? 'first'}
        doctor={doctor}
        hours={reloaded ?? data}
        leaves={data.leaves}
        onClose={onClose}
        onReload={setReloaded}
      />
    );
  }
  return (
    <Modal opened onClose={onClose} title={t('title', { name: doctor.name })}>
      <QueryStatus query={query} failed={t('failedToLoad')} />
    </Modal>
  );
}
