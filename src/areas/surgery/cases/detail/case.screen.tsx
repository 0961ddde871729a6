import { Stack, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { PatientHeading } from '#areas/patients/patient-record.public.ts';
import { textOf, useRouteParameter, useSearchParameters } from '#client/search-parameters.ts';
import { useMay, usePerson } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import { theatreIcon } from '../../surgery.icons.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { useCase } from '../case.hooks.ts';
import { t } from '../cases.texts.ts';
import { CaseBadges } from '../list/case-columns.tsx';
import { CaseActions } from '../steps/case-actions.tsx';
import { CaseConsent } from '../steps/case-consent.tsx';
import { CaseFacts } from './case-facts.tsx';
import { caseSections } from './case-sections.ts';

const back = <BackLink to="/dashboard/surgery/cases" label={t('back')} />;

/** One case, from the booking to the end of the operation. */
export function CaseScreen() {
  const caseId = useRouteParameter('caseId');
  return (
    <OpenedRecord
      query={useCase(caseId)}
      missing={{ icon: theatreIcon, title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(surgicalCase) => <OpenedCase surgicalCase={surgicalCase} />}
    </OpenedRecord>
  );
}

function OpenedCase({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  return (
    <>
      <PageHeader
        title={surgicalCase.caseNumber}
        description={<CaseBadges surgicalCase={surgicalCase} />}
        back={back}
        actions={<CaseActions surgicalCase={surgicalCase} />}
      />
      <PatientHeading patient={surgicalCase.patient} />
      <CaseSafetyLine caseId={surgicalCase.id} patientId={surgicalCase.patient.id} />
      <CaseParts surgicalCase={surgicalCase} />
    </>
  );
}

function Overview({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  return (
    <Stack gap="md">
      <CaseFacts surgicalCase={surgicalCase} />
      <CaseConsent surgicalCase={surgicalCase} />
    </Stack>
  );
}

/** The overview and the other parts of the case that this person may see; the open one is in the address. */
function CaseParts({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  const may = useMay();
  const { modules } = usePerson();
  const [{ part }, change] = useSearchParameters((raw) => ({ part: textOf(raw['part']) }));
  const sections = caseSections.filter(
    ({ permission, module }) => may(permission) && (module === undefined || modules[module]),
  );
  if (sections.length === 0) return <Overview surgicalCase={surgicalCase} />;
  const shown = sections.find(({ id }) => id === part)?.id ?? 'overview';
  return (
    <Tabs
      value={shown}
      keepMounted={false}
      onChange={(next) => change({ part: next === 'overview' ? undefined : (next ?? undefined) })}
    >
      <Tabs.List aria-label={t('sections')} mb="sm">
        <Tabs.Tab value="overview">{t('overview')}</Tabs.Tab>
        {sections.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id}>
            {title()}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview">
        <Overview surgicalCase={surgicalCase} />
      </Tabs.Panel>
      {sections.map(({ id, Section }) => (
        <Tabs.Panel key={id} value={id}>
          <Suspense fallback={<LoadingSkeleton />}>
            <Section surgicalCase={surgicalCase} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
