import { ActionIcon, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { TimeField } from '#ui/form/fields/time-field.tsx';
import { EntryRow } from '#ui/form/parts/entry-rows.tsx';
import { weekdayName } from '#ui/i18n/weekday-name.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { t } from '../hours.texts.ts';
import { copiedToAllDays, type HoursValues, newSpan } from './hours-form.values.ts';

interface DayFieldsProps {
  form: FormOf<HoursValues>;
  weekday: number;
}

/** The hours of one day of the week. */
export function DayFields({ form, weekday }: DayFieldsProps) {
  const { spans } = form.values;
  const name = weekdayName(weekday);
  const places = spans.flatMap((span, place) => (span.weekday === weekday ? [place] : []));
  return (
    <Fieldset legend={name} p="xs">
      <Stack gap="xs">
        {places.length === 0 && <Text size="sm">{t('notHere')}</Text>}
        {places.map((place, index) => (
          <EntryRow key={place}>
            <Group gap="xs" align="flex-start" wrap="nowrap">
              <TimeField
                label={t('from')}
                required
                flex="1 1 0"
                miw={0}
                {...form.getInputProps(`spans.${place}.fromMinute`)}
              />
              <TimeField
                label={t('to')}
                required
                flex="1 1 0"
                miw={0}
                {...form.getInputProps(`spans.${place}.toMinute`)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                mt={24}
                aria-label={t('removeHours', { place: index + 1, weekday: name })}
                onClick={() => form.removeListItem('spans', place)}
              >
                <Icon name="trash" size={18} />
              </ActionIcon>
            </Group>
          </EntryRow>
        ))}
        <Group gap="xs">
          {places.length < sizeLimits.doctorDaySpanEntries && (
            <Button
              variant="default"
              size="xs"
              aria-label={t('addHoursOn', { weekday: name })}
              onClick={() => form.insertListItem('spans', newSpan(spans, weekday))}
            >
              {t('addHours')}
            </Button>
          )}
          {places.length > 0 && (
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('copyOf', { weekday: name })}
              onClick={() => form.setFieldValue('spans', copiedToAllDays(spans, weekday))}
            >
              {t('copy')}
            </Button>
          )}
        </Group>
      </Stack>
    </Fieldset>
  );
}
