import type { ReactNode } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { CallError } from '#client/transport.ts';
import { CrashBoundary } from '#ui/state/crash-boundary.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { BackToPatients } from './back-to-patients.tsx';
import type { Patient } from '../patient.contract.ts';
import { usePatient } from '../patient.hooks.ts';
import { recordNoticeSlot } from '../../patients-web.public.ts';
import { t } from '../patients.texts.ts';
import { ClosedRecord } from '../../restrictions/detail/closed-record.tsx';

/** Fetches the patient that the address names, and shows why when there is none to show. */
export function OpenedPatient({ children }: { children: (patient: Patient) => ReactNode }) {
  const patientId = useRouteParameter('patientId');
  const { data, error, isFetching, refetch } = usePatient(patientId);
  if (isMissing(error)) {
    return (
      <StatePage
        icon="user"
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<BackToPatients />}
      />
    );
  }
  // Before what was read earlier: a record that was closed meanwhile leaves the screen.
  if (isClosed(error)) return <ClosedRecord patientId={patientId} error={error} />;
  if (data) {
    const { isRestricted } = data;
    return (
      <>
        <SlotView slot={recordNoticeSlot} props={{ patientId, isRestricted }} wrap={inBoundary} />
        {children(data)}
      </>
    );
  }
  if (error) {
    return <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />;
  }
  return <LoadingSkeleton lines={8} />;
}

function inBoundary(notice: ReactNode) {
  return <CrashBoundary>{notice}</CrashBoundary>;
}

function isClosed(error: unknown): error is CallError {
  return error instanceof CallError && (error.code === 'RECORD_RESTRICTED' || error.code === 'FORBIDDEN');
}

// An address that holds no id at all is refused as invalid input.
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');
}
