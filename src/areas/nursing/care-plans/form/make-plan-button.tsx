import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { t } from '../care-plans.texts.ts';
import type { CarePlanFormProps } from './care-plan-form.tsx';

const CarePlanForm = lazyPart(() => import('./care-plan-form.tsx'), 'CarePlanForm');

type MakePlanButtonProps = Required<Pick<CarePlanFormProps, 'patientId' | 'from'>>;

/** Makes a care plan out of a problem that an assessment names. */
export function MakePlanButton({ patientId, from }: MakePlanButtonProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('nursing.write') || !from) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        mt={4}
        aria-label={t('makePlanOf', { diagnosis: from.diagnosis })}
        onClick={() => setOpen(true)}
      >
        {t('makePlan')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CarePlanForm patientId={patientId} from={from} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
