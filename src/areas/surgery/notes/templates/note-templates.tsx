import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useState } from 'react';
import { useRead } from '#client/queries/reads.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { NoteValues } from '../form/note-form.values.ts';
import type * as contract from './note-template.contract.ts';
import { type NoteTemplate, templateFields } from './note-template.contract.ts';
import { t } from './note-templates.texts.ts';

const listTemplates = remoteRead<typeof contract.listNoteTemplates>('operativeNoteTemplates.list');
const saveTemplate = remoteWrite<typeof contract.saveNoteTemplate>('operativeNoteTemplates.save');
const deleteTemplate = remoteWrite<typeof contract.deleteNoteTemplate>('operativeNoteTemplates.delete');

const topic = 'operative-note-templates';
const refusals: OwnRefusals = {
  TOO_MANY_NOTE_TEMPLATES: ({ max }) => t('tooMany', { max: Number(max) }),
};

interface NoteTemplatesProps {
  form: FormOf<NoteValues>;
  /** The procedure of the case, where it is one of the hospital's list. */
  procedureId: string | null;
}

/** Fills a note from a template of the hospital, and keeps what is typed as one. */
export function NoteTemplates({ form, procedureId }: NoteTemplatesProps) {
  const refresh = useRefresh(topic);
  const query = useRead(topic, listTemplates, {});
  const [chosenId, setChosenId] = useState('');
  const [name, setName] = useState('');
  const [isOfProcedure, setOfProcedure] = useState(true);
  const all = query.data?.rows ?? [];
  // Those of the procedure come first; those of other procedures are not offered.
  const own = procedureId === null ? [] : all.filter((one) => one.procedureId === procedureId);
  const templates = [...own, ...all.filter((one) => one.procedureId === null)];
  const chosen = templates.find(({ id }) => id === chosenId);
  const save = useConfirmedWrite({
    ask: (kept: { name: string }) =>
      all.some((one) => one.name.toLowerCase() === kept.name.toLowerCase())
        ? {
            title: t('replaceTitle'),
            message: t('replaceQuestion', { name: kept.name }),
            confirmLabel: t('save'),
          }
        : undefined,
    call: (kept, submission) =>
      saveTemplate(
        {
          name: kept.name,
          procedureId: isOfProcedure ? procedureId : null,
          fields: Object.fromEntries(templateFields.map((field) => [field, form.values[field] ?? ''])),
        },
        submission,
      ),
    done: (kept) => t('wasSaved', { name: kept.name }),
    failed: () => t('failedToSave'),
    refusals,
    onDone: () => setName(''),
    onSettled: refresh,
  });
  const remove = useConfirmedWrite({
    ask: (template: NoteTemplate) => ({
      title: t('removeTitle'),
      message: t('removeQuestion', { name: template.name }),
      confirmLabel: t('remove'),
      isDestructive: true,
    }),
    call: ({ id: noteTemplateId }, submission) => deleteTemplate({ noteTemplateId }, submission),
    done: () => t('wasRemoved'),
    failed: () => t('failedToRemove'),
    onDone: () => setChosenId(''),
    onSettled: refresh,
  });

  function apply(id: string) {
    setChosenId(id);
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    for (const field of templateFields) {
      if (template.fields[field] !== '') form.setFieldValue(field, template.fields[field]);
    }
  }

  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label={t('choose')}
        value={chosenId}
        data={[
          { value: '', label: '' },
          ...templates.map((one) => ({
            value: one.id,
            label: one.procedureId === null ? one.name : t('ofProcedure', { name: one.name }),
          })),
        ]}
        onChange={({ currentTarget }) => apply(currentTarget.value)}
        style={{ flex: 1, minWidth: 180 }}
      />
      {chosen && (
        <Button
          variant="default"
          color="red"
          loading={remove.isBusy}
          onClick={() => void remove.start(chosen)}
        >
          {t('remove')}
        </Button>
      )}
      <TextInput
        label={t('name')}
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        style={{ flex: 1, minWidth: 160 }}
      />
      {procedureId !== null && (
        <Checkbox
          label={t('forProcedure')}
          pb={8}
          checked={isOfProcedure}
          onChange={({ currentTarget }) => setOfProcedure(currentTarget.checked)}
        />
      )}
      <Button
        variant="default"
        disabled={name.trim() === ''}
        loading={save.isBusy}
        onClick={() => void save.start({ name: name.trim() })}
      >
        {t('save')}
      </Button>
    </Group>
  );
}
