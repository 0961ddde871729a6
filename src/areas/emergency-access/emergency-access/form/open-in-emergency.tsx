import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ClosedRecordProps } from '#areas/patients/patients-web.public.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../emergency-access.texts.ts';

const EmergencyForm = lazy(async () => ({ default: (await import('./emergency-form.tsx')).EmergencyForm }));

/** Offers a clinician to open a closed record by naming a reason. */
export function OpenInEmergency({ patientId }: ClosedRecordProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="red" leftSection={<Icon name="alert" size={18} />} onClick={() => setAsking(true)}>
        {t('openInEmergency')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <EmergencyForm patientId={patientId} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
