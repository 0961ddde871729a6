import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { releaseHours, type SessionRelease } from '../release/release.contract.ts';
import { updateSessionRelease } from '../session.calls.ts';
import { useRememberRelease } from '../session.hooks.ts';
import { t } from '../sessions.texts.ts';

const schema = z.strictObject({ releaseHours });

/** Changes how many hours before it begins a session is open to everybody. */
export function ReleaseForm({ stored, onClose }: { stored: SessionRelease; onClose: () => void }) {
  const remember = useRememberRelease();
  const { draft, failureActions } = useRecordForm({
    draftName: 'theatre-session-release',
    stored,
    schema,
    initialValues: { releaseHours: stored.releaseHours },
    update: (fields, { version }, submission) => updateSessionRelease({ ...fields, version }, submission),
    failed: () => t('failedToSaveRelease'),
    saved: () => t('releaseSaved'),
    remember,
    onSaved: onClose,
    onReload: remember,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('releaseTitle')}
      draft={draft}
      size="sm"
      onClose={onClose}
      submitLabel={t('save')}
      failureActions={failureActions}
    >
      <WholeNumberField {...field('releaseHours')} description={t('releaseHint')} data-autofocus />
    </FormModal>
  );
}
