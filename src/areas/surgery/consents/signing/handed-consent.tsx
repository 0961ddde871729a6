import { Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { readInLanguage } from '#client/handed/handed-over.ts';
import type { HandedPageProps } from '#screens/handed/handed-page-slot.ts';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { patientName } from '../../cases/case.words.ts';
import type { ConsentPaper } from '../consent.contract.ts';
import { useConsentPaper } from '../consent.hooks.ts';
import { t } from '../consents.texts.ts';
import { needsOwnRisks, wordsOf } from '../wording/consent-content.rules.ts';
import { consentLabels, sideLabel } from '../wording/consent-labels.ts';
import { type ConsentLanguage, consentLanguages, languageNames } from '../wording/consent-languages.ts';
import './signing.bengali.ts';
import { SigningForm } from './signing-form.tsx';

/** A consent as the patient reads and signs it, in their language, on a device that shows nothing else. */
export function HandedConsent({ recordId, language, facts, onDone }: HandedPageProps) {
  const query = useConsentPaper(recordId);
  if (query.isError || !query.data) return <QueryStatus query={query} failed={t('failedToLoad')} />;
  return (
    <ReadConsent
      key={query.data.id}
      found={query.data}
      language={language === 'bn' ? 'bn' : 'en'}
      facts={facts}
      onDone={onDone}
    />
  );
}

interface ReadConsentProps extends Pick<HandedPageProps, 'facts' | 'onDone'> {
  found: ConsentPaper;
  language: ConsentLanguage;
}

function ReadConsent({ found, language, facts, onDone }: ReadConsentProps) {
  // What was read is what is signed: neither case nor words change under the hand of who signs.
  const [paper, setPaper] = useState(found);
  const labels = consentLabels[language];
  const ownRisks = facts['ownRisks'] || null;
  const words = wordsOf(paper, { language, ownRisks, agreedTo: [] });
  // No consent without the risks, whatever language is chosen here.
  const readable = consentLanguages.filter((one) => ownRisks !== null || !needsOwnRisks(paper, one));
  const { procedureName, laterality, site, surgeonName, patient } = paper;
  const place = [sideLabel(language, laterality), site].filter(Boolean).join(', ');
  return (
    <Stack gap="md" lang={language}>
      <Group justify="space-between" align="center">
        <Title order={1} size="h2">
          {labels.title}
        </Title>
        <SegmentedControl
          aria-label={labels.chooseLanguage}
          value={language}
          onChange={readInLanguage}
          data={readable.map((value) => ({ value, label: languageNames[value] }))}
        />
      </Group>
      <Stack gap={4}>
        <Text size="lg">
          {labels.patient}: <b>{patientName(patient)}</b>
        </Text>
        <Text size="lg">
          {labels.procedure}: <b>{[words.localName ?? procedureName, place].filter(Boolean).join(', ')}</b>
        </Text>
        <Text size="lg">
          {labels.surgeon}: {surgeonName}
        </Text>
      </Stack>
      {words.parts.map(({ title, text }) => (
        <section key={title}>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text size="lg" style={{ whiteSpace: 'pre-line' }}>
            {text}
          </Text>
        </section>
      ))}
      <Text size="lg">{words.explained}</Text>
      <SigningForm
        key={`${paper.version} ${language}`}
        paper={paper}
        language={language}
        ownRisks={ownRisks}
        onReload={() => setPaper(found)}
        onDone={onDone}
      />
    </Stack>
  );
}
