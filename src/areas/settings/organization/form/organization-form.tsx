import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Submission } from '#client/remote.ts';
import { currentOf } from '#screens/form/use-record-form.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { StaleDialog } from '#ui/form/stale/stale-dialog.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { updateSettings } from '../../settings/settings.calls.ts';
import type { TenantSettings } from '../../settings/settings.contract.ts';
import { useRememberSettings } from '../../settings/settings.hooks.ts';
import { OrganizationFields } from './organization-fields.tsx';
import {
  changesTo,
  organizationSchema,
  type OrganizationOutput,
  type OrganizationValues,
  valuesOf,
  valueWords,
} from './organization-form.values.ts';
import { draftKeyOf } from './organization-draft.ts';
import { t } from '../organization.texts.ts';

export interface OrganizationFormProps {
  /** What the form began from; a newer one begins it anew. */
  opened: TenantSettings;
  /** What is stored on the server, as far as is known. */
  latest: TenantSettings;
  /** Begins the form anew from these settings, with these values typed into it where there are any. */
  onRestart: (from: TenantSettings, typed?: OrganizationValues) => void;
}

/** The settings of the organisation as a form. */
export function OrganizationForm({ opened, latest, onRestart }: OrganizationFormProps) {
  const [begun, setBegun] = useState(opened);
  const [stale, setStale] = useState<TenantSettings>();
  const remember = useRememberSettings();

  async function save(output: OrganizationOutput, submissionKey: string): Promise<TenantSettings> {
    const changes = changesTo(begun, output);
    if (Object.keys(changes).length === 0) return begun;
    return updateSettings({ version: begun.version, ...changes }, new Submission(submissionKey));
  }

  const draft = useDraftForm({
    schema: organizationSchema,
    initialValues: valuesOf(begun),
    draftKey: draftKeyOf(begun),
    save,
    onSaved(saved) {
      setBegun(saved);
      remember(saved);
      notifySuccess(t('saved'));
    },
    describeFailure(error) {
      setStale(currentOf(error) as TenantSettings | undefined);
      return failureWords(t('failedToUpdate'), error);
    },
  });

  // Nothing typed would be lost, so what somebody else saved is shown.
  const isOutdated = latest.version > begun.version && !draft.isDirty && !draft.isSaving;
  useEffect(() => {
    if (isOutdated) onRestart(latest);
  }, [isOutdated, latest, onRestart]);

  const typed = draft.form.values;
  return (
    <>
      <FormBody
        draft={draft}
        submitLabel={t('save')}
        extraActions={
          draft.isDirty && (
            <Button variant="default" onClick={draft.discard}>
              {t('reset')}
            </Button>
          )
        }
      >
        <OrganizationFields form={draft.form} storedCurrency={begun.currencyCode} />
      </FormBody>
      {stale && (
        <StaleDialog
          begun={valuesOf(begun)}
          typed={typed}
          saved={valuesOf(stale)}
          fieldName={(field) => t(field)}
          fieldValue={valueWords}
          onClose={() => setStale(undefined)}
          onMerge={(values) => onRestart(stale, values)}
        />
      )}
    </>
  );
}
