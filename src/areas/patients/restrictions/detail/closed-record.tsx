import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '#client/session.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import type { CallError } from '#client/transport.ts';
import { AccessMessage } from '#ui/state/access-message.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { BackToPatients } from '../../patients/detail/back-to-patients.tsx';
import { closedRecordSlot } from '../../patients-web.public.ts';
import type { Patient } from '../../patients/patient.contract.ts';
import { t } from '../../patients/patients.texts.ts';

/** Says why a record is not shown, and what can be done about it. */
export function ClosedRecord({ patientId, error }: { patientId: string; error: CallError }) {
  const may = useMay();
  const action = (
    <Stack align="center" gap="md" mt="sm">
      <SlotView slot={closedRecordSlot} props={{ patientId }} wrap={inBoundary} />
      {may('patients.read') && <BackToPatients />}
    </Stack>
  );
  if (error.code === 'FORBIDDEN') return <AccessMessage reason="denied" action={action} />;
  return <Restricted name={nameIn(error)} action={action} />;
}

function Restricted({ name, action }: { name: string; action: ReactNode }) {
  return (
    <>
      <title>{`${name} · Openward`}</title>
      <StatePage icon="lock" tone="danger" title={name} text={t('restrictedText')} action={action} />
    </>
  );
}

// The refusal tells what lists show of the patient.
function nameIn({ facts }: CallError): string {
  const { firstName, lastName, patientNumber } = facts as Pick<
    Patient,
    'firstName' | 'lastName' | 'patientNumber'
  >;
  return t('nameAndNumber', { name: `${firstName} ${lastName}`.trim(), number: patientNumber });
}
