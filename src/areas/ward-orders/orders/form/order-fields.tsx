import { Checkbox, Group, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { alsoObserved, ceilings, diets, intervals } from '#kernel/care/ward-order.ts';
import { t as words } from '#screens/orders/order.texts.ts';
import { oftenWords } from '#screens/orders/order.words.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import type { FieldsOf } from '#ui/form/fields/form-of.ts';
import { t } from '../ward-orders.texts.ts';
import type { OrderValues } from './order-form.values.ts';
import { OxygenFields } from './oxygen-fields.tsx';

export interface OrderFieldsProps {
  field: FieldsOf<OrderValues>;
  values: OrderValues;
  set: (part: Partial<OrderValues>) => void;
  /** True for a change, which is never without a reason. */
  isReasonRequired?: boolean;
  /** True in a set, which has no times and no reasons. */
  isPlanned?: boolean;
}

/** What is typed of an order of its kind. */
export function OrderFields(props: OrderFieldsProps) {
  const { field, values, set, isReasonRequired = false, isPlanned = false } = props;
  const { kind } = values;
  const isWeighed = kind === 'observations' && !isReasonRequired && !isPlanned;
  return (
    <>
      {kind === 'oxygen' && <OxygenFields field={field} values={values} set={set} />}
      {kind === 'diet' && (
        <DietFields field={field} hasTimes={values.diet === 'nil-by-mouth' && !isPlanned} />
      )}
      {kind === 'observations' && <ObservationFields field={field} />}
      {kind === 'escalation' && <EscalationFields field={field} />}
      {kind === 'nursing-task' && <TaskFields field={field} hasTimes={!isPlanned} />}
      <TextInput
        label={kind === 'escalation' ? t('noteOfCeiling') : t('note')}
        maxLength={500}
        required={isNoteRequired(values)}
        {...field('note')}
      />
      {(isWeighed || isReasonRequired) && (
        <TextInput
          label={t('reason')}
          {...(isWeighed && { description: t('reasonHint') })}
          required={isReasonRequired}
          maxLength={500}
          {...field('reason')}
        />
      )}
    </>
  );
}

function isNoteRequired({ kind, diet, ceiling }: OrderValues): boolean {
  return (kind === 'diet' && diet === 'other') || (kind === 'escalation' && ceiling !== 'full');
}

type Fields = Pick<OrderFieldsProps, 'field'>;

function DietFields({ field, hasTimes }: Fields & { hasTimes: boolean }) {
  return (
    <>
      <NativeSelect
        label={t('diet')}
        required
        data={diets.map((value) => ({ value, label: words(`diet_${value}`) }))}
        {...field('diet')}
      />
      {hasTimes && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <DateTimeField label={t('from')} {...field('from')} />
            <DateTimeField label={t('until')} {...field('until')} />
          </SimpleGrid>
          <Text size="xs" c="dimmed">
            {t('nilHint')}
          </Text>
        </>
      )}
    </>
  );
}

function ObservationFields({ field }: Fields) {
  return (
    <>
      <NativeSelect
        label={t('interval')}
        required
        data={intervals.map((minutes) => ({ value: String(minutes), label: oftenWords(minutes) }))}
        {...field('everyMinutes')}
      />
      <Checkbox.Group label={t('also')} {...field('also')}>
        <Group gap="sm" mt={4}>
          {alsoObserved.map((value) => (
            <Checkbox key={value} value={value} label={words(`also_${value}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}

function EscalationFields({ field }: Fields) {
  return (
    <>
      <Textarea
        label={t('when')}
        description={t('whenHint')}
        required
        autosize
        minRows={2}
        maxLength={500}
        {...field('when')}
      />
      <TextInput label={t('call')} required maxLength={200} {...field('call')} />
      <NativeSelect
        label={t('ceiling')}
        data={ceilings.map((value) => ({ value, label: words(`ceiling_${value}`) }))}
        {...field('ceiling')}
      />
    </>
  );
}

/** The hours that the form offers between two times of a task. */
const taskHours = [1, 2, 3, 4, 6, 8, 12, 24, 48, 72] as const;

function TaskFields({ field, hasTimes }: Fields & { hasTimes: boolean }) {
  return (
    <>
      <TextInput label={t('task')} required maxLength={300} {...field('task')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t('taskEvery')}
          data={[
            { value: '', label: words('once') },
            ...taskHours.map((hours) => ({ value: String(hours), label: oftenWords(hours * 60) })),
          ]}
          {...field('everyHours')}
        />
        {hasTimes && <DateTimeField label={t('firstDueAt')} {...field('firstDueAt')} />}
      </SimpleGrid>
      {hasTimes && (
        <Text size="xs" c="dimmed">
          {t('dueHint')}
        </Text>
      )}
    </>
  );
}

/** What of an order of this kind holds now, and will be replaced. */
export function Replaced({ former }: { former: string | undefined }) {
  return former === undefined ? null : <Text size="sm">{t('replaces', { words: former })}</Text>;
}
