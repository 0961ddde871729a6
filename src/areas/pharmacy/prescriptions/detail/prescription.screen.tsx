import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BackToBefore } from './back-to-before.tsx';
import { PrescriptionStatus } from '../list/prescription-columns.tsx';
import type { Prescription } from '../prescription.contract.ts';
import { usePrescription } from '../prescription.hooks.ts';
import { t } from '../prescriptions.texts.ts';
import { PrescriptionFacts } from './prescription-facts.tsx';
import { PrescriptionFindings } from './prescription-findings.tsx';
import { PrescriptionLines } from './prescription-lines.tsx';

const CancelForm = lazyPart(() => import('./cancel-form.tsx'), 'CancelForm');
const PrescriptionPrint = lazyPart(() => import('../print/prescription-print.tsx'), 'PrescriptionPrint');

/** One prescription: what was signed, what was found, and what became of each medicine. */
export function PrescriptionScreen() {
  const prescriptionId = useRouteParameter('prescriptionId');
  return (
    <OpenedRecord
      query={usePrescription(prescriptionId)}
      missing={{
        icon: 'clipboard',
        title: t('missingTitle'),
        text: t('missingText'),
        back: <BackToBefore />,
      }}
      failedToLoad={t('failedToOpen')}
    >
      {(prescription) => <OpenedPrescription prescription={prescription} />}
    </OpenedRecord>
  );
}

function OpenedPrescription({ prescription }: { prescription: Prescription }) {
  const [task, setTask] = useState<'print' | 'cancel'>();
  const may = useMay();
  const { patient, status } = prescription;
  const close = () => setTask(undefined);
  return (
    <>
      <PageHeader
        title={prescription.prescriptionNumber}
        description={<PrescriptionStatus prescription={prescription} />}
        back={<BackToBefore consultationId={prescription.consultationId} />}
        actions={
          <>
            {may('pharmacy.dispense') && status !== 'cancelled' && (
              <Button
                renderRoot={(props) => (
                  <Link {...props} to={`/dashboard/pharmacy/dispensing/${prescription.id}`} />
                )}
              >
                {t('dispense')}
              </Button>
            )}
            {prescription.lines.length > 0 && (
              <Button variant="default" onClick={() => setTask('print')}>
                {t('print')}
              </Button>
            )}
            {status === 'signed' && may('pharmacy.prescribe') && (
              <Button variant="subtle" color="red" onClick={() => setTask('cancel')}>
                {t('cancelPrescription')}
              </Button>
            )}
          </>
        }
      />
      <PatientHeading patient={patient} />
      <PrescriptionFacts prescription={prescription} />
      <PrescriptionLines prescription={prescription} />
      <PrescriptionFindings prescription={prescription} />
      <Suspense fallback={null}>
        {task === 'print' && <PrescriptionPrint prescription={prescription} onClose={close} />}
        {task === 'cancel' && <CancelForm prescription={prescription} onClose={close} />}
      </Suspense>
    </>
  );
}
