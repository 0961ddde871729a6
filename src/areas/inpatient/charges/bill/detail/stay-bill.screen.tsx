import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useAdmission } from '../../../admissions/admission.hooks.ts';
import { t as admissionTexts } from '../../../admissions/admissions.texts.ts';
import { bedIcon } from '../../../inpatient.icons.ts';
import { t } from '../../charges.texts.ts';
import { InterimBill } from './interim-bill.tsx';

/** The bill of one stay on a page of its own. */
export function StayBillScreen() {
  const admissionId = useRouteParameter('admissionId');
  const back = <BackLink to={`/dashboard/admissions/${admissionId}`} label={t('back')} />;
  return (
    <OpenedRecord
      query={useAdmission(admissionId)}
      missing={{
        icon: bedIcon,
        title: admissionTexts('missingTitle'),
        text: admissionTexts('missingText'),
        back,
      }}
      failedToLoad={t('failedToLoad')}
    >
      {(admission) => (
        <>
          <PageHeader title={t('billOf', { number: admission.admissionNumber })} back={back} />
          <PatientHeading patient={admission.patient} />
          <InterimBill admission={admission} />
        </>
      )}
    </OpenedRecord>
  );
}
