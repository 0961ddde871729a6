import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { addGeneralWording } from '../consent-wording.calls.ts';
import { type GeneralWording, generalWords } from '../consent-wording.contract.ts';
import { useConsentWording, useRefreshConsentWording } from '../consent-wording.hooks.ts';
import { generalParts } from '../shipped-wording.ts';
import { InBothLanguages } from './in-both-languages.tsx';
import { AwaitedWording, LastChange } from './wording-dialog.tsx';
import { t } from './wording.texts.ts';

const schema = z.strictObject({ needsWitness: z.boolean(), en: generalWords, bn: generalWords });

type Fields = z.output<typeof schema>;

/** What every consent says, in English and in Bengali. */
export function GeneralWordingForm({ onClose }: { onClose: () => void }) {
  const query = useConsentWording(null);
  return (
    <AwaitedWording title={t('generalTitle')} query={query} onClose={onClose}>
      {({ general }) => <OpenedForm shown={general} onClose={onClose} />}
    </AwaitedWording>
  );
}

function OpenedForm({ shown, onClose }: { shown: GeneralWording; onClose: () => void }) {
  // A form stays on what it began from until the person asks for what somebody else saved.
  const [stored, setStored] = useState(shown);
  return <WordsForm key={stored.version} stored={stored} onClose={onClose} onReload={setStored} />;
}

interface WordsFormProps {
  stored: GeneralWording;
  onClose: () => void;
  onReload: (current: GeneralWording) => void;
}

function WordsForm({ stored, onClose, onReload }: WordsFormProps) {
  const { draft, failureActions } = useRecordForm<GeneralWording, Fields & Record<string, unknown>, Fields>({
    draftName: 'consent-wording',
    stored,
    schema,
    initialValues: { needsWitness: stored.needsWitness, ...stored.words },
    update: ({ needsWitness, en, bn }, { version }, submission) =>
      addGeneralWording({ version, needsWitness, words: { en, bn } }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('saved'),
    remember: useRefreshConsentWording(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('generalTitle')}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <Text size="sm">{t('generalLead')}</Text>
      {stored.version === 0 ? (
        <Text size="sm" c="dimmed">
          {t('shipped')}
        </Text>
      ) : (
        <LastChange {...stored} />
      )}
      {generalParts.map((part) => (
        <InBothLanguages
          key={part}
          part={t(`part_${part}`)}
          required
          maxLength={maxLengths[part]}
          boundOf={(language) => form.getInputProps(`${language}.${part}`)}
        />
      ))}
      <Checkbox
        label={t('needsWitness')}
        description={t('needsWitnessHint')}
        {...form.getInputProps('needsWitness', { type: 'checkbox' })}
      />
    </FormModal>
  );
}

const maxLengths = { explained: 2000, risks: 4000, operation: 1000, more: 1000, blood: 1000, takeBack: 1000 };
