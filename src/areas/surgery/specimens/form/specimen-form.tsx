import { Checkbox, MultiSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { failureWords, type OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { sendSpecimen as sendContract, type SurgicalSpecimen } from '../specimen.contract.ts';
import { sendSpecimen, useRefreshSpecimens, useSpecimenTests } from '../specimen.hooks.ts';
import { t } from '../specimens.texts.ts';

const schema = sendContract.input.omit({ caseId: true });
const refusals: OwnRefusals = { WRONG_STATE: () => t('wrongState') };
const typingPauseMs = 250;

/** Sends a specimen to the laboratory with the tests that are asked for. */
export function SpecimenForm({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const refresh = useRefreshSpecimens();
  const draft = useDraftForm({
    schema,
    initialValues: { description: '', testIds: [] as string[], isUrgent: false },
    draftKey: `surgical-specimen.${caseId}`,
    save: (fields, key) => sendSpecimen({ caseId, ...fields }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToSend'), error, refusals),
    onSaved({ orderNumber }: SurgicalSpecimen) {
      refresh();
      notifySuccess(t('wasSent', { number: orderNumber }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal title={t('sendTitle')} draft={draft} onClose={onClose} submitLabel={t('send')}>
      <Text size="sm">{t('sendText')}</Text>
      <TextInput
        label={t('description')}
        required
        maxLength={300}
        data-autofocus
        {...form.getInputProps('description')}
      />
      <TestSelect {...form.getInputProps('testIds')} />
      <Checkbox label={t('urgent')} {...form.getInputProps('isUrgent', { type: 'checkbox' })} />
    </FormModal>
  );
}

interface TestSelectProps {
  value?: string[];
  onChange?: (testIds: string[]) => void;
  error?: React.ReactNode;
}

/** Finds tests by what is typed; those chosen stay offered under their names. */
function TestSelect(props: TestSelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPauseMs);
  const query = useSpecimenTests(search);
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map());
  const found = query.data?.rows ?? [];
  const chosen = (props.value ?? []).map((id) => ({ value: id, label: named.get(id) ?? id }));
  const others = found.filter(({ id }) => !props.value?.includes(id));
  return (
    <MultiSelect
      label={t('tests')}
      required
      searchable
      placeholder={t('findTests')}
      {...props}
      data={[...chosen, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(ids) => {
        setNamed(new Map([...named, ...found.map(({ id, name }) => [id, name] as const)]));
        props.onChange?.(ids);
      }}
      nothingFoundMessage={query.isError ? t('testsAway') : t('noTestFound')}
    />
  );
}
