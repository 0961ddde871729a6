import { Alert, NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { handOver } from '#client/handed/handed-over.ts';
import { freeText } from '#kernel/text.ts';
import { writeDraft } from '#ui/form/draft-store.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { CaseSafetyLine } from '../../safety/safety-line.tsx';
import type { ConsentPaper } from '../consent.contract.ts';
import { issue } from '../consent.issues.ts';
import { useConsentPaper } from '../consent.hooks.ts';
import { t } from '../consents.texts.ts';
import { consentPage, preparedDraft } from '../signing/consent-page.ts';
import { needsOwnRisks } from '../wording/consent-content.rules.ts';
import { consentLanguages, languageNames } from '../wording/consent-languages.ts';

export interface HandOverFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
}

/** What the patient is going to read; then the device shows the consent and nothing else. */
export function HandOverForm({ surgicalCase, onClose }: HandOverFormProps) {
  const paper = useConsentPaper(surgicalCase.id);
  const title = t('signTitle', { number: surgicalCase.caseNumber });
  if (paper.data && paper.data.procedureName !== null) {
    return <Prepared title={title} paper={paper.data} onClose={onClose} />;
  }
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <QueryStatus query={paper} failed={t('failedToLoad')} />
      {paper.data && <Text>{t('closedRecord')}</Text>}
    </Modal>
  );
}

const schemaOf = (paper: ConsentPaper) =>
  z
    .strictObject({ language: z.enum(consentLanguages), ownRisks: freeText(2000) })
    .superRefine(({ language, ownRisks }, context) => {
      if (ownRisks !== '' || !needsOwnRisks(paper, language)) return;
      context.addIssue({ code: 'custom', path: ['ownRisks'], message: issue('risksMissing') });
    });

interface PreparedProps extends Pick<HandOverFormProps, 'onClose'> {
  title: string;
  paper: ConsentPaper;
}

function Prepared({ title, paper, onClose }: PreparedProps) {
  const [schema] = useState(() => schemaOf(paper));
  const draft = useDraftForm({
    schema,
    initialValues: { language: 'bn', ownRisks: '' },
    draftKey: preparedDraft(paper.id),
    save: async (prepared) => {
      const { language, ownRisks } = prepared;
      const isLocked = handOver({ page: consentPage, recordId: paper.id, language, facts: { ownRisks } });
      if (!isLocked) throw new NotLocked();
      return prepared;
    },
    describeFailure: (error) => (error instanceof NotLocked ? t('notLocked') : null),
    onSaved: (values) => {
      onClose();
      // Given back unsigned, it is handed over again without typing the risks anew.
      writeDraft(preparedDraft(paper.id), { values, submissionKey: null });
    },
  });
  const { form } = draft;
  const { language } = form.values;
  const own = paper.procedure?.words[language];
  return (
    <FormModal title={title} draft={draft} size="lg" onClose={onClose} submitLabel={t('handOver')}>
      <CaseSafetyLine caseId={paper.id} patientId={paper.patient.id} />
      <Text size="sm">{t('handOverLead')}</Text>
      <NativeSelect
        label={t('language')}
        data={consentLanguages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.getInputProps('language')}
      />
      {own ? (
        <section lang={language}>
          <Text fw={600} size="sm">
            {t('hospitalRisks')}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {own.risks}
          </Text>
        </section>
      ) : (
        <Alert color="yellow" icon={<Icon name="info" />}>
          {t('noHospitalRisks')}
        </Alert>
      )}
      <Textarea
        label={t('ownRisks')}
        description={t('ownRisksHint')}
        required={!own}
        autosize
        minRows={3}
        maxLength={2000}
        {...form.getInputProps('ownRisks')}
      />
    </FormModal>
  );
}

/** This browser would forget at a reload that the device is in other hands. */
class NotLocked extends Error {}
