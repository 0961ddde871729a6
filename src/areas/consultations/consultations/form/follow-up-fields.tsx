import { Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { useToday } from '#client/use-today.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { TimeField } from '#ui/form/fields/time-field.tsx';
import { t } from './editor.texts.ts';
import type { ConsultationForm } from './use-consultation-form.ts';

const spans = [3, 7, 14, 30] as const;

/** When the patient comes again; with a time an appointment is booked at the signature. */
export function FollowUpFields({ form }: { form: ConsultationForm['form'] }) {
  const may = useMay();
  const today = useToday();
  return (
    <>
      <Group gap="xs">
        {spans.map((days) => (
          <Button
            key={days}
            size="compact-sm"
            variant="default"
            onClick={() => form.setFieldValue('followUpDate', plusDays(today, days))}
          >
            {t(`in_${days}`)}
          </Button>
        ))}
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField label={t('followUpDate')} min={today} {...form.getInputProps('followUpDate')} />
        {may('appointments.write') && (
          <TimeField
            label={t('followUpTime')}
            description={t('followUpTimeHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('followUpTime')}
          />
        )}
      </SimpleGrid>
      <TextInput label={t('followUpNote')} maxLength={500} {...form.getInputProps('followUpNote')} />
    </>
  );
}
