import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { SlotView } from '#client/registration/slot-view.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { CallError } from '#client/transport.ts';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { recordNoticeSlot } from '../../patients-web.public.ts';
import { ClosedRecord } from '../../restrictions/detail/closed-record.tsx';
import type { Patient } from '../patient.contract.ts';
import { usePatient } from '../patient.hooks.ts';
import { patientTopic } from '../patient.rules.ts';
import { t } from '../patients.texts.ts';
import { BackToPatients } from './back-to-patients.tsx';

/** Fetches the patient that the address names, and shows why when there is none to show. */
export function OpenedPatient({ children }: { children: (patient: Patient) => ReactNode }) {
  const patientId = useRouteParameter('patientId');
  return (
    <OpenedRecord
      query={usePatient(patientId)}
      missing={{
        icon: 'user',
        title: t('notFoundTitle'),
        text: t('notFoundText'),
        back: <BackToPatients />,
      }}
      failedToLoad={t('failedToLoad')}
      onError={(error) => recordIfClosed(patientId, error)}
    >
      {(patient) => (
        <>
          <SlotView
            slot={recordNoticeSlot}
            props={{ patientId, isRestricted: patient.isRestricted }}
            wrap={inBoundary}
          />
          <LedOn asked={patientId} patient={patient} />
          {children(patient)}
        </>
      )}
    </OpenedRecord>
  );
}

/** An old link to a record that was joined into another shows that one, under its own address. */
function LedOn({ asked, patient: { id } }: { asked: string; patient: Patient }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  useEffect(() => {
    if (id === asked) return;
    const leading = navigate({ to: pathname.replace(asked, id), search: true, replace: true });
    // Once the join is undone the old link opens its own record again: where it led is not remembered.
    void leading.then(() => queries.removeQueries({ queryKey: [patientTopic(asked)] }));
  }, [asked, id, navigate, pathname, queries]);
  return null;
}

function recordIfClosed(patientId: string, error: unknown): ReactNode | undefined {
  return isClosed(error) ? <ClosedRecord patientId={patientId} error={error} /> : undefined;
}

function isClosed(error: unknown): error is CallError {
  return error instanceof CallError && (error.code === 'RECORD_RESTRICTED' || error.code === 'FORBIDDEN');
}
