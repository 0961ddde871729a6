import { Checkbox, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { saveView, updateView } from '../saved-view.calls.ts';
import { type SavedView, savedViewFields } from '../saved-view.contract.ts';
import { useRefreshViews } from '../saved-view.hooks.ts';
import { t } from '../saved-views.texts.ts';
import { viewRefusals } from '../saved-views.words.ts';

const schema = z.strictObject(savedViewFields);

interface SavedViewFormProps {
  /** A view that is changed; undefined for a new one. */
  view: SavedView | undefined;
  /** What is saved anew. */
  list: string;
  query: string;
  onClose: () => void;
  onReload: (current: SavedView) => void;
}

/** Saves what a list shows under a name, or renames and shares what is saved. */
export function SavedViewForm({ view, list, query, onClose, onReload }: SavedViewFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'saved-view',
    stored: view,
    schema,
    initialValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    create: (fields, submission) => saveView({ ...fields, list, query }, submission),
    update: (fields, { id: savedViewId, version }, submission) =>
      updateView({ ...fields, savedViewId, version }, submission),
    failed: () => t('failedToSave'),
    refusals: viewRefusals,
    saved: ({ name }) => t('wasSaved', { name }),
    remember: useRefreshViews(list),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={view ? t('editTitle', { name: view.name }) : t('newTitle')}
      draft={draft}
      failureActions={failureActions}
      size="md"
      onClose={onClose}
      submitLabel={t('submit')}
    >
      {!view && <Text size="sm">{t('holds')}</Text>}
      <TextInput {...field('name')} data-autofocus />
      <Checkbox {...field('isShared')} description={t('sharedHint')} />
    </FormModal>
  );
}
