import { useState } from 'react';
import { Modal } from '#ui/layer/modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
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
  const { data, isFetching, isError, refetch } = useDoctorHours(doctor.id);
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
      {isError ? (
        <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingSkeleton />
      )}
    </Modal>
  );
}
