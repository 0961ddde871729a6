import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ClosedRecordProps } from '#areas/patients/patients-web.public.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { t } from '../emergency-access.texts.ts';

const EmergencyForm = lazyPart(() => import('./emergency-form.tsx'), 'EmergencyForm');

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
