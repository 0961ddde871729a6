import { Alert, Button, Group, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { isClosed } from '../case.words.ts';
import { t as caseText } from '../cases.texts.ts';
import { useCaseConsents, useConsentPaper } from '../../consents/consent.hooks.ts';
import { SignedConsent } from '../../consents/detail/signed-consent.tsx';
import {
  type ConsentLanguage,
  consentLanguages,
  languageNames,
} from '../../consents/wording/consent-languages.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { t } from './steps.texts.ts';

const ConsentPrint = lazyPart(() => import('../print/consent-print.tsx'), 'ConsentPrint');

/** Who signed the consent, and the form to sign. */
export function CaseConsent({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  const { dateTime } = useFormat();
  const [printed, setPrinted] = useState<ConsentLanguage>();
  const { consent, consentWaivedReason } = surgicalCase;
  const consents = useCaseConsents(surgicalCase.id, true);
  const paper = useConsentPaper(surgicalCase.id, printed !== undefined);
  const signed = consents.data?.signed ?? null;
  const facts: NamedFact[] = consent
    ? [
        [
          t('signedBy'),
          t('signedByAt', { name: orRestricted(consent.signedBy), time: dateTime(consent.signedAt) }),
        ],
        ...(consent.relation ? [[t('relation'), consent.relation] as const] : []),
        ...(consent.explainedBy ? [[t('explainedByFact'), consent.explainedBy] as const] : []),
        ...(consent.witness ? [[t('witnessFact'), consent.witness] as const] : []),
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
      {(signed !== null || !isClosed(surgicalCase)) && (
        <Group gap="sm">
          {(signed ? [signed.language] : consentLanguages).map((language) => (
            <Button
              key={language}
              variant="default"
              loading={printed === language && paper.isLoading}
              onClick={() => setPrinted(language)}
            >
              {t(signed ? 'printSignedConsent' : 'printConsent', { language: languageNames[language] })}
            </Button>
          ))}
        </Group>
      )}
      {printed !== undefined && paper.isError && (
        <ErrorPanel message={t('consentWordsAway')} onRetry={paper.refetch} isRetrying={paper.isFetching} />
      )}
      <Suspense fallback={null}>
        {printed !== undefined && paper.data && (
          <ConsentPrint
            paper={paper.data}
            signed={signed}
            language={printed}
            onClose={() => setPrinted(undefined)}
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
