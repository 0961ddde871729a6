import { Button, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import type { SurgicalCase } from '../case.contract.ts';
import { isClosed } from '../case.words.ts';
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
