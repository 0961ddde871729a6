import { Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { SlotView } from '#client/registration/slot-view.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { PartsRail } from '#screens/detail/parts-rail.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { HoldsBack, SettledTogether } from '#ui/state/settled-together.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { BillSummary } from '../../charges/bill/detail/bill-summary.tsx';
import { WardCharges } from '../../charges/items/detail/ward-charges.tsx';
import { DischargePanel } from '../../discharge/detail/discharge-panel.tsx';
import { bedIcon } from '../../inpatient.icons.ts';
import { AdmissionTransfers } from '../../transfers/detail/admission-transfers.tsx';
import { admissionSectionsSlot } from '../../inpatient-web.public.ts';
import { PrintMenu } from '../../wristbands/print/print-menu.tsx';
import { printsWristbands } from '../../wristbands/wristband.rules.ts';
import type { Admission } from '../admission.contract.ts';
import { useAdmission } from '../admission.hooks.ts';
import { t } from '../admissions.texts.ts';
import { AdmissionStatus } from '../list/admission-columns.tsx';
import { AdmissionFacts } from './admission-facts.tsx';

const PlaceForm = lazyPart(() => import('../form/place-form.tsx'), 'PlaceForm');
const ReceiveForm = lazyPart(() => import('../form/receive-form.tsx'), 'ReceiveForm');
const EditForm = lazyPart(() => import('../form/edit-admission-form.tsx'), 'EditAdmissionForm');
const CancelForm = lazyPart(() => import('../form/cancel-admission-form.tsx'), 'CancelAdmissionForm');

const back = <BackLink to="/dashboard/admissions" label={t('back')} />;

/** One admission, from the bed to the discharge. */
export function AdmissionScreen() {
  const admissionId = useRouteParameter('admissionId');
  return (
    <OpenedRecord
      query={useAdmission(admissionId)}
      missing={{ icon: bedIcon, title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(admission) => <OpenedAdmission admission={admission} />}
    </OpenedRecord>
  );
}

/** Two panels where there is room; one alone takes the whole width. */
const sideBySide = {
  display: 'grid',
  gap: 'var(--mantine-spacing-md)',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
} as const;

type Task = 'place' | 'receive' | 'edit' | 'cancel';

function OpenedAdmission({ admission }: { admission: Admission }) {
  const [task, setTask] = useState<Task>();
  // An edit stays on what it began from until the person asks for what somebody else saved.
  const [edited, setEdited] = useState(admission);
  const { patient } = admission;
  function begin(next: Task) {
    setEdited(admission);
    setTask(next);
  }
  const close = () => setTask(undefined);
  return (
    <>
      <PageHeader
        title={admission.admissionNumber}
        description={<AdmissionStatus admission={admission} />}
        back={back}
        actions={<AdmissionActions admission={admission} onBegin={begin} />}
      />
      <PatientHeading patient={patient} />
      <PartsRail>
        <Stack gap="md">
          <AdmissionFacts admission={admission} />
          <SettledTogether fallback={<LoadingSkeleton lines={12} />}>
            <Stack gap="md">
              <div style={sideBySide}>
                <AdmissionTransfers admission={admission} />
                <WardCharges admission={admission} />
              </div>
              <SlotView
                slot={admissionSectionsSlot}
                fallback={<HoldsBack />}
                wrap={inBoundary}
                props={{
                  admissionId: admission.id,
                  patientId: patient.id,
                  isActive: admission.status === 'active',
                }}
              />
              <DischargePanel admission={admission} />
              <BillSummary admission={admission} />
            </Stack>
          </SettledTogether>
        </Stack>
      </PartsRail>
      <Suspense fallback={null}>
        {task === 'place' && <PlaceForm admissionId={admission.id} onClose={close} />}
        {task === 'receive' && <ReceiveForm admission={admission} onClose={close} />}
        {task === 'cancel' && <CancelForm admission={admission} onClose={close} />}
        {task === 'edit' && (
          <EditForm key={edited.version} admission={edited} onClose={close} onReload={setEdited} />
        )}
      </Suspense>
    </>
  );
}

/** What can be done with an active admission by the person who looks. */
function AdmissionActions({ admission, onBegin }: { admission: Admission; onBegin: (task: Task) => void }) {
  const may = useMay();
  if (admission.status !== 'active') return null;
  const { bed, receivedAt } = admission;
  return (
    <HeadActions
      actions={[
        bed === null &&
          may('beds.assign') && { label: t('choosePlace'), isMain: true, onClick: () => onBegin('place') },
        bed !== null &&
          receivedAt === null &&
          may('admissions.receive') && {
            label: t('receive'),
            isMain: true,
            onClick: () => onBegin('receive'),
          },
        may(printsWristbands) && { id: 'print', element: <PrintMenu admissionId={admission.id} /> },
        may('admissions.write') && { label: t('edit'), icon: 'edit', onClick: () => onBegin('edit') },
        may('admissions.write') && {
          label: t('cancelAdmission'),
          icon: 'trash',
          isDestructive: true,
          onClick: () => onBegin('cancel'),
        },
      ]}
    />
  );
}
