import { Alert, Button, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import type { SurgicalCase } from '../case.contract.ts';
import { isClosed } from '../case.words.ts';
import { t as caseText } from '../cases.texts.ts';
import { useCaseConsents } from '../../consents/consent.hooks.ts';
import { SignedConsent } from '../../consents/detail/signed-consent.tsx';
import { t } from './steps.texts.ts';

const ConsentPrint = lazy(async () => ({
  default: (await import('../print/consent-print.tsx')).ConsentPrint,
}));

/** Who signed the consent, and the form to sign. */
export function CaseConsent({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  const { dateTime } = useFormat();
  const [isPrinting, setPrinting] = useState(false);
  const { consent, consentWaivedReason } = surgicalCase;
  const consents = useCaseConsents(surgicalCase.id, true);
  const facts: NamedFact[] = consent
    ? [
        [
          t('signedBy'),
          t('signedByAt', { name: orRestricted(consent.signedBy), time: dateTime(consent.signedAt) }),
        ],
        ...(consent.relation ? [[t('relation'), consent.relation] as const] : []),
        [t('recordedBy'), consent.recordedBy],
        ...(consent.procedureName ? [[t('givenFor'), givenFor(consent)] as const] : []),
      ]
    : [
        [
          t('consentTitle'),
          consentWaivedReason ? t('waived', { reason: consentWaivedReason }) : t('noConsent'),
        ],
      ];
  return (
    <Stack gap="sm" align="flex-start">
      <FactPanel title={t('consentTitle')} facts={facts} />
      {consent && !consent.isSignedOnScreen && isForOtherCase(surgicalCase) && (
        <Alert color="red" icon={<Icon name="alert" />}>
          {t('consentForOther', { what: givenFor(consent) })}
        </Alert>
      )}
      <SignedConsent surgicalCase={surgicalCase} query={consents} />
      {!isClosed(surgicalCase) && (
        <Button variant="default" onClick={() => setPrinting(true)}>
          {t(consents.data?.signed ? 'printSignedConsent' : 'printConsent')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isPrinting && (
          <ConsentPrint
            surgicalCase={surgicalCase}
            signed={consents.data?.signed ?? null}
            onClose={() => setPrinting(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

type Given = NonNullable<SurgicalCase['consent']>;

/** For which operation and side a consent was given. */
function givenFor({ procedureName, laterality }: Given): string {
  return [procedureName, laterality && caseText(`laterality_${laterality}`)].filter(Boolean).join(', ');
}

/** True where another procedure or side is planned than the consent was given for. */
function isForOtherCase({ consent, procedureName, laterality }: SurgicalCase): boolean {
  if (!consent || consent.procedureName === null || consent.laterality === null) return false;
  return (
    givenFor(consent).toLowerCase() !== givenFor({ ...consent, procedureName, laterality }).toLowerCase()
  );
}
