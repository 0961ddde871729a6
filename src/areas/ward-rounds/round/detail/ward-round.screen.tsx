import { Button, Text } from '@mantine/core';
import { RecentDoses } from '#areas/doses/doses-web.public.ts';
import { type Admission, useAdmission } from '#areas/inpatient/ward-parts.public.ts';
import { RecentResults } from '#areas/laboratory/laboratory-web.public.ts';
import { FluidsOfRound, NotesOfRound } from '#areas/nursing/nursing-web.public.ts';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { Deteriorations, Flowsheet } from '#areas/vitals/vitals-web.public.ts';
import { OrdersOfRound } from '#areas/ward-orders/ward-orders-web.public.ts';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useToday } from '#client/use-today.ts';
import { type Demand, meetsDemand, useMay, usePerson } from '#client/session.ts';
import { daysBetween } from '#kernel/time/calendar-date.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { NotesPanel } from '../../progress-notes/detail/notes-panel.tsx';
import { t as notes } from '../../progress-notes/progress-notes.texts.ts';
import { t } from '../round.texts.ts';
import classes from './ward-round.module.css';

const back = <BackLink to="/dashboard/inpatients" label={t('back')} />;

/** One stay as a ward round needs it: everything in one scroll, each part folded or open as the person likes. */
export function WardRoundScreen() {
  const admissionId = useRouteParameter('admissionId');
  return (
    <OpenedRecord
      query={useAdmission(admissionId)}
      missing={{ icon: 'users', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(admission) => <OpenedRound key={admission.id} admission={admission} />}
    </OpenedRecord>
  );
}

const nursing = 'nursing_enabled';

/** What each part demands of who looks. */
const demands = {
  vitals: { permission: ['nursing.read', 'vitals.write', 'emr.read'] },
  doses: { permission: ['mar.read', 'mar.admin'], module: nursing },
  results: { permission: ['lab.read', 'emr.read'], module: 'laboratory_enabled' },
  fluids: { permission: ['nursing.read', 'nursing.write', 'emr.read'], module: nursing },
  notes: { permission: ['nursing.read', 'nursing.write'], module: nursing },
  orders: { permission: ['nursing.read', 'nursing.write', 'emr.read'] },
  progress: { permission: ['nursing.read', 'nursing.write', 'emr.read'] },
} as const satisfies Record<string, Demand>;

function OpenedRound({ admission }: { admission: Admission }) {
  const person = usePerson();
  const may = useMay();
  const { id: admissionId, patient } = admission;
  const patientId = patient.id;
  const shows = (part: keyof typeof demands) => meetsDemand(person, demands[part]);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={<Place admission={admission} />}
        back={back}
        actions={
          <>
            {may('admissions.read') && (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to={`/dashboard/admissions/${admissionId}`} />}
              >
                {t('openStay')}
              </Button>
            )}
            {may('emr.write') && (
              <Button
                renderRoot={(props) => (
                  <Link {...props} to={`/dashboard/inpatients/${admissionId}/progress-note`} />
                )}
              >
                {notes('write')}
              </Button>
            )}
          </>
        }
      />
      <PatientHeading patient={patient} />
      {shows('vitals') && <Deteriorations patientId={patientId} />}
      <div className={classes['parts']}>
        <div className={classes['column']}>
          {shows('vitals') && <Flowsheet patientId={patientId} admissionId={admissionId} />}
          {shows('doses') && <RecentDoses admissionId={admissionId} />}
        </div>
        <div className={classes['column']}>
          {shows('orders') && <OrdersOfRound admissionId={admissionId} />}
          {shows('progress') && <NotesPanel admissionId={admissionId} shown={2} title={notes('title')} />}
          {shows('results') && <RecentResults patientId={patientId} />}
          {shows('fluids') && <FluidsOfRound patientId={patientId} />}
          {shows('notes') && <NotesOfRound admissionId={admissionId} />}
        </div>
      </div>
    </>
  );
}

/** The day of the stay, the bed, who is in charge and what for, in one line. */
function Place({ admission }: { admission: Admission }) {
  const { date } = useFormat();
  const { timeZone } = usePerson().tenant;
  const today = useToday();
  const { bed, status, admittedAt, attendingDoctor, admittingDoctor, primaryDiagnosis } = admission;
  const { estimatedDischargeDate: leaves } = admission;
  const day = daysBetween(dateIn(timeZone, new Date(admittedAt)), today) + 1;
  return (
    <Text span inherit>
      {[
        status === 'active' ? t('day', { day }) : t('over'),
        !bed && status === 'active' && t('noBed'),
        attendingDoctor ?? admittingDoctor,
        primaryDiagnosis,
        status === 'active' && leaves && t('leaves', { date: date(leaves) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}
