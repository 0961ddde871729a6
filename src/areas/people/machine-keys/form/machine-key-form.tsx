import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { useMay } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { PermissionPicker } from '../../roles/form/permission-picker.tsx';
import type { GrantablePermission } from '../../roles/role.rules.ts';
import { makeMachineKey } from '../machine-key.calls.ts';
import { machineKeyFields } from '../machine-key.contract.ts';
import { useRefreshMachineKeys } from '../machine-key.hooks.ts';
import { scopeCatalogue } from '../machine-key.words.ts';
import { t } from '../machine-keys.texts.ts';
import { CodeField } from './code-field.tsx';
import type { MadeKey } from './made-key-dialog.tsx';

const { code: _ofThisMoment, ...kept } = machineKeyFields;
const schema = z.strictObject(kept);
const usualDays = 180;

export interface MachineKeyFormProps {
  onClose: () => void;
  onMade: (made: MadeKey) => void;
}

/** Makes a key for another program: its name, what it may do, until when, and the code of whoever makes it. */
export function MachineKeyForm({ onClose, onMade }: MachineKeyFormProps) {
  const may = useMay();
  const refresh = useRefreshMachineKeys();
  const [code, setCode] = useState('');
  const [hasTried, setTried] = useState(false);
  const draft = useDraftForm({
    schema,
    initialValues: { name: '', scopes: [] as GrantablePermission[], days: usualDays },
    draftKey: 'machine-key.new',
    async save(fields, submissionKey) {
      setTried(true);
      const made = await makeMachineKey({ ...fields, code }, new Submission(submissionKey));
      return { name: fields.name, key: made.key, expiresAt: made.expiresAt };
    },
    describeFailure: (error) =>
      error instanceof CallError && error.code === 'MACHINE_KEY_NAME_TAKEN'
        ? null
        : failureWords(t('failedToMake'), error, {}),
    onSaved(made: MadeKey) {
      refresh();
      onClose();
      onMade(made);
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { min, max } = timeLimits.machineKeyDays;
  return (
    <FormModal title={t('makeTitle')} draft={draft} size="xl" onClose={onClose} submitLabel={t('submit')}>
      <TextInput
        {...field('name')}
        description={t('nameHint', { name: form.values.name.trim() || t('nameExample') })}
        autoComplete="off"
        data-autofocus
      />
      <WholeNumberField {...field('days')} description={t('daysHint', { min, max })} />
      <Text size="sm" c="dimmed">
        {t('scopesHint')}
      </Text>
      <PermissionPicker
        catalogue={scopeCatalogue()}
        chosen={form.values.scopes}
        title={t('scopes')}
        path="scopes"
        onChange={(scopes) => form.setFieldValue('scopes', scopes)}
        mayGrant={(scope) => may(scope as GrantablePermission)}
        error={form.errors['scopes']}
      />
      <CodeField
        value={code}
        onChange={setCode}
        error={form.errors['code'] ?? (hasTried && code.trim() === '' ? t('codeMissing') : undefined)}
      />
    </FormModal>
  );
}
