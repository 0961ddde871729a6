import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ConsultationOrderProps } from '#areas/consultations/consultations-web.public.ts';
import { diagnosisOf } from '#client/carried.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { t } from '../lab-orders.texts.ts';

const LabOrderForm = lazyPart(() => import('./lab-order-form.tsx'), 'LabOrderForm');

/** Orders tests from a consultation. */
export function OrderFromConsultation({ consultationId, patientId, ...written }: ConsultationOrderProps) {
  const [isOrdering, setOrdering] = useState(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOrdering(true)}>
        {t('newOrder')}
      </Button>
      {isOrdering && (
        <Suspense fallback={null}>
          <LabOrderForm
            patientId={patientId}
            consultationId={consultationId}
            notes={diagnosisOf(written)}
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      )}
    </>
  );
}
