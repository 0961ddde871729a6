import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useRead, useRemember } from '#client/queries/reads.ts';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { SettingsSection } from '#screens/settings/settings-section.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { getCountedItems, updateCountedItems } from '../count.calls.ts';
import { t } from '../counts.texts.ts';
import { type CountedItems, maxCountedItems, typedItems } from './counted-items.contract.ts';

const topic = 'counted-items';
const schema = z.strictObject({ items: typedItems });

/** What this hospital counts in operations. */
export function CountedItemsSection() {
  const query = useRead(topic, getCountedItems, {});
  return (
    <SettingsSection
      title={t('itemsTitle')}
      lead={t('itemsLead')}
      query={query}
      failedToLoad={t('failedToLoadItems')}
    >
      {(stored) => <ItemsForm key={stored.version} stored={stored} />}
    </SettingsSection>
  );
}

interface ItemsValues extends Record<string, unknown> {
  items: { code: string; name: string }[];
}

function ItemsForm({ stored }: { stored: CountedItems }) {
  const remember = useRemember(topic, getCountedItems, {});
  const { draft, failureActions } = useRecordForm<CountedItems, ItemsValues, z.output<typeof schema>>({
    draftName: 'counted-items',
    stored,
    schema: schema as z.ZodType<z.output<typeof schema>, ItemsValues>,
    initialValues: { items: stored.items },
    update: (fields, { version }, submission) => updateCountedItems({ ...fields, version }, submission),
    failed: () => t('failedToSaveItems'),
    saved: () => t('itemsSaved'),
    remember,
    onSaved: remember,
    onReload: remember,
  });
  const { form } = draft;
  const { items } = form.values;
  return (
    <FormBody draft={draft} failureActions={failureActions}>
      <Stack gap="xs">
        {items.map((_item, place) => (
          <Group key={place} gap="xs" align="flex-start" wrap="nowrap" maw={420}>
            <TextInput
              aria-label={t('itemOf', { place: place + 1 })}
              required
              maxLength={60}
              style={{ flex: 1 }}
              {...form.getInputProps(`items.${place}.name`)}
            />
            <Button
              variant="subtle"
              color="red"
              disabled={items.length === 1}
              aria-label={t('removeItem', { place: place + 1 })}
              onClick={() => form.removeListItem('items', place)}
            >
              ×
            </Button>
          </Group>
        ))}
      </Stack>
      <Group>
        <Button
          variant="default"
          disabled={items.length >= maxCountedItems}
          onClick={() => form.insertListItem('items', { code: '', name: '' })}
        >
          {t('addItem')}
        </Button>
      </Group>
    </FormBody>
  );
}
