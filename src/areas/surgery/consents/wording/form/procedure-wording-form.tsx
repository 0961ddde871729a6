import { Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { addProcedureWording } from '../consent-wording.calls.ts';
import type { ProcedureWording, ProcedureWords } from '../consent-wording.contract.ts';
import { useConsentWording, useRefreshConsentWording } from '../consent-wording.hooks.ts';
import { issue } from '../consent-wording.issues.ts';
import { InBothLanguages } from './in-both-languages.tsx';
import { AwaitedWording, LastChange } from './wording-dialog.tsx';
import { t } from './wording.texts.ts';

const neededParts = ['done', 'risks', 'alternatives', 'without'] as const;

/** The words in one language: null where all is empty, and whole where something is written. */
const typedWords = z
  .strictObject({
    name: freeText(200),
    done: freeText(4000),
    risks: freeText(4000),
    alternatives: freeText(4000),
    without: freeText(4000),
  })
  .superRefine((words, context) => {
    if (isEmpty(words)) return;
    for (const part of neededParts.filter((one) => words[one] === '')) {
      context.addIssue({ code: 'custom', path: [part], message: valueIssue('missing') });
    }
  })
  .transform((words): ProcedureWords | null =>
    isEmpty(words) ? null : { ...words, name: words.name || null },
  );

function isEmpty(words: Record<string, string>): boolean {
  return Object.values(words).every((text) => text === '');
}

const schema = z.strictObject({ en: typedWords, bn: typedWords }).superRefine(({ en, bn }, context) => {
  if (en !== null || bn !== null) return;
  context.addIssue({ code: 'custom', path: ['en', 'done'], message: issue('oneLanguage') });
});

type Values = z.input<typeof schema> & Record<string, unknown>;
type Fields = z.output<typeof schema>;

function valuesOf(words: ProcedureWords | null) {
  if (words === null) return { name: '', done: '', risks: '', alternatives: '', without: '' };
  return { ...words, name: words.name ?? '' };
}

export interface ProcedureWordingFormProps {
  procedure: { id: string; name: string };
  onClose: () => void;
}

/** What the consent to one procedure says besides, in English and in Bengali. */
export function ProcedureWordingForm({ procedure, onClose }: ProcedureWordingFormProps) {
  const query = useConsentWording(procedure.id);
  return (
    <AwaitedWording title={t('ofProcedureTitle', { name: procedure.name })} query={query} onClose={onClose}>
      {({ procedure: shown }) =>
        shown && <OpenedForm procedure={procedure} shown={shown} onClose={onClose} />
      }
    </AwaitedWording>
  );
}

function OpenedForm({ procedure, shown, onClose }: ProcedureWordingFormProps & { shown: ProcedureWording }) {
  // A form stays on what it began from until the person asks for what somebody else saved.
  const [stored, setStored] = useState(shown);
  return (
    <WordsForm
      key={stored.version}
      procedure={procedure}
      stored={stored}
      onClose={onClose}
      onReload={setStored}
    />
  );
}

interface WordsFormProps extends ProcedureWordingFormProps {
  stored: ProcedureWording;
  onReload: (current: ProcedureWording) => void;
}

function WordsForm({ procedure, stored, onClose, onReload }: WordsFormProps) {
  const { id: procedureId, name } = procedure;
  const { draft, failureActions } = useRecordForm<ProcedureWording, Values, Fields>({
    draftName: `consent-wording.${procedureId}`,
    stored,
    schema,
    initialValues: { en: valuesOf(stored.words.en), bn: valuesOf(stored.words.bn) },
    update: (words, { version }, submission) =>
      addProcedureWording({ procedureId, version, words }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('saved'),
    remember: useRefreshConsentWording(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const parts = [
    { field: 'name', part: t('part_name'), maxLength: 200 },
    { field: 'done', part: t('part_done'), maxLength: 4000 },
    { field: 'risks', part: t('part_procedureRisks'), maxLength: 4000 },
    { field: 'alternatives', part: t('part_alternatives'), maxLength: 4000 },
    { field: 'without', part: t('part_without'), maxLength: 4000 },
  ] as const;
  return (
    <FormModal
      title={t('ofProcedureTitle', { name })}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <Text size="sm">{t('ofProcedureLead')}</Text>
      <LastChange {...stored} />
      {parts.map(({ field, ...shown }) => (
        <InBothLanguages
          key={field}
          {...shown}
          boundOf={(language) => form.getInputProps(`${language}.${field}`)}
        />
      ))}
    </FormModal>
  );
}
