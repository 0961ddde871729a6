import { Button, Checkbox, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { useRead, useRemember } from '#client/queries/reads.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormBody } from '#ui/form/form-body.tsx';
import { getChecklistAdaptation, updateChecklistAdaptation } from '../../checklist.calls.ts';
import { t as checklistText } from '../../checklists.texts.ts';
import { type Adaptation, checklistAdaptation, type StoredAdaptation } from '../adaptation.contract.ts';
import { checklistPhases, publishedChecklists, publishedNames } from '../published-checklists.ts';
import { t } from './adaptation.texts.ts';

const topic = 'checklist-adaptation';

/** Which published checklist new cases get, and what this hospital adds to it. */
export function AdaptationSection() {
  const query = useRead(topic, getChecklistAdaptation, {});
  return (
    <SettingsSection title={t('title')} lead={t('lead')} query={query} failedToLoad={t('failedToLoad')}>
      {(stored) => <AdaptationForm key={stored.version} stored={stored} />}
    </SettingsSection>
  );
}

function AdaptationForm({ stored }: { stored: StoredAdaptation }) {
  const remember = useRemember(topic, getChecklistAdaptation, {});
  const { version: _version, ...initialValues } = stored;
  const { draft, failureActions } = useRecordForm<
    StoredAdaptation,
    Adaptation & Record<string, unknown>,
    Adaptation
  >({
    draftName: 'checklist-adaptation',
    stored,
    schema: checklistAdaptation,
    initialValues,
    update: (fields, { version }, submission) =>
      updateChecklistAdaptation({ ...fields, version }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('saved'),
    remember,
    onSaved: remember,
    onReload: remember,
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const optional = publishedChecklists[form.values.basedOn].items.filter(({ isRequired }) => !isRequired);
  return (
    <FormBody draft={draft} failureActions={failureActions}>
      <NativeSelect
        {...field('basedOn')}
        maw={420}
        data={publishedNames.map((value) => {
          const { name, version } = publishedChecklists[value];
          return { value, label: checklistText('template', { name, version }) };
        })}
      />
      {optional.length > 0 && (
        <Checkbox.Group {...field('requiredToo')}>
          <Stack gap="xs" mt="xs">
            {optional.map(({ code, description }) => (
              <Checkbox key={code} value={code} label={description} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Checkbox.Group {...field('secondPerson')}>
        <Group gap="md" mt="xs">
          {checklistPhases.map((phase) => (
            <Checkbox key={phase} value={phase} label={checklistText(`phase_${phase}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Title order={3} size="h5">
        {t('addedItems')}
      </Title>
      {form.values.addedItems.map((_item, place) => (
        <Group
          key={place}
          component="fieldset"
          m={0}
          p={0}
          bd="none"
          aria-label={t('itemOf', { place: place + 1 })}
          align="flex-end"
          gap="xs"
        >
          <NativeSelect
            {...field(`addedItems.${place}.phase`)}
            data={checklistPhases.map((value) => ({ value, label: checklistText(`phase_${value}`) }))}
          />
          <TextInput {...field(`addedItems.${place}.description`)} style={{ flex: 1, minWidth: 200 }} />
          <Checkbox {...field(`addedItems.${place}.isRequired`)} pb={8} />
          <Button variant="subtle" color="red" onClick={() => form.removeListItem('addedItems', place)}>
            {t('remove')}
          </Button>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          disabled={form.values.addedItems.length >= 30}
          onClick={() =>
            form.insertListItem('addedItems', { phase: 'sign_in', description: '', isRequired: true })
          }
        >
          {t('add')}
        </Button>
      </Group>
    </FormBody>
  );
}
