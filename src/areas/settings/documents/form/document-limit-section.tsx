import { useState } from 'react';
import { useRead, useRemember } from '#client/queries/reads.ts';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { getDocumentLimit, updateDocumentLimit } from '../document-limit.calls.ts';
import type { DocumentLimit } from '../document-limit.contract.ts';
import { t } from '../document-limit.texts.ts';

const topic = 'document-limit';

/** The highest total of one invoice, order or delivery. */
export function DocumentLimitSection() {
  const query = useRead(topic, getDocumentLimit, {});
  return (
    <SettingsSection
      title={t('title')}
      lead={t('lead')}
      query={query}
      failedToLoad={t('failedToLoad')}
      lines={2}
    >
      {(stored) => <LimitForm key={stored.documentMinor} stored={stored} />}
    </SettingsSection>
  );
}

function LimitForm({ stored }: { stored: DocumentLimit }) {
  const remember = useRemember(topic, getDocumentLimit, {});
  const { currencyCode } = usePerson().tenant;
  const [schema] = useState(() =>
    z.strictObject({ documentMinor: typedMoney(currencyCode, sizeLimits.documentMinor) }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: { documentMinor: moneyText(stored.documentMinor, currencyCode) },
    draftKey: `document-limit.${stored.documentMinor}`,
    save: (fields, submissionKey) => updateDocumentLimit(fields, new Submission(submissionKey)),
    describeFailure: (error) => failureWords(t('failedToSave'), error),
    onSaved: (saved) => {
      remember(saved);
      notifySuccess(t('saved'));
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormBody draft={draft}>
      <MoneyField {...field('documentMinor', t('limit'))} maw={360} />
    </FormBody>
  );
}
