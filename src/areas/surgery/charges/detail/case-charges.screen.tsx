import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useCaseCharges } from '../charge.hooks.ts';
import { t } from '../charges.texts.ts';
import { CaseBills } from './case-bills.tsx';

const back = <BackLink to="/dashboard/surgery/charges" label={t('back')} />;

/** What one operation comes to, for whoever bills it. */
export function CaseChargesScreen() {
  const caseId = useRouteParameter('caseId');
  return (
    <OpenedRecord
      query={useCaseCharges(caseId)}
      missing={{ icon: 'receipt', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToLoad')}
    >
      {(charges) => (
        <>
          <PageHeader
            title={charges.case.caseNumber}
            description={orRestricted(charges.case.procedureName)}
            back={back}
          />
          <PatientHeading patient={charges.patient} />
          <CaseBills charges={charges} />
        </>
      )}
    </OpenedRecord>
  );
}
