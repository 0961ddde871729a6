import { Button, Paper, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState, type SubmitEvent } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { type VitalName, vitalNames, vitalRanges } from '../content/anesthesia-entry.contract.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { countingEntries } from '../anesthesia.rules.ts';
import { t } from '../anesthesia.texts.ts';
import { rangeWords } from '../anesthesia.words.ts';
import { AsOfField } from './as-of-field.tsx';
import { typedNumber } from './typed-number.ts';
import { useAddEntry } from './use-add-entry.ts';

/** How often a set is recorded while the anesthesia goes on. */
const everyMs = 5 * 60_000;
const lookEveryMs = 10_000;

/** Names of one line and of two end at the same height, and so do the fields beneath. */
const twoLines = { style: { display: 'flex', alignItems: 'flex-end', minHeight: '3.1em' } } as const;

type Typed = Partial<Record<VitalName, string>>;

/** What the monitor shows now; the last values stand beneath, and none of them is recorded again by itself. */
export function VitalsEntry({ record }: { record: AnesthesiaRecord }) {
  const { time } = useFormat();
  const last = countingEntries(record.entries, 'vitals').at(-1);
  const [typed, setTyped] = useState<Typed>({});
  const [wrong, setWrong] = useState<readonly VitalName[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), lookEveryMs, { autoInvoke: true });
  const { add, asOf, isBusy } = useAddEntry(record, () => setTyped({}));
  const isDue = now - Date.parse(last?.at ?? record.startTime ?? '') > everyMs;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const values = vitalNames.flatMap((name) => {
      const text = (typed[name] ?? '').trim();
      return text === '' ? [] : [[name, typedNumber(text)] as const];
    });
    const refused = values.flatMap(([name, value]) => (isPossible(name, value) ? [] : [name]));
    setWrong(refused);
    setEmpty(values.length === 0);
    if (refused.length > 0 || values.length === 0) return;
    add({ kind: 'vitals', ...Object.fromEntries(values) });
  }

  return (
    <Paper component="form" withBorder p="md" aria-label={t('vitalsTitle')} onSubmit={submit} noValidate>
      <Title order={3} size="h5">
        {t('vitalsTitle')}
      </Title>
      <Text size="xs" c={isDue ? 'var(--mantine-color-error)' : 'dimmed'} mb="xs" aria-live="polite">
        {t(isDue ? 'vitalsDue' : 'vitalsHint')}
        {last && ` ${t('lastAt', { time: time(last.at) })}`}
      </Text>
      <SimpleGrid cols={{ base: 2, xs: 4, md: 8 }} spacing="xs" style={{ alignItems: 'start' }}>
        <AsOfField asOf={asOf} labelProps={twoLines} />
        {vitalNames.map((name) => (
          <TextInput
            key={name}
            label={t(`vital_${name}`)}
            labelProps={twoLines}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name] ?? ''}
            error={wrong.includes(name) && rangeWords(vitalRanges[name])}
            description={
              last?.facts[name] === undefined ? undefined : t('lastValue', { value: last.facts[name] })
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      {isEmpty && (
        <Text size="sm" mt="xs" c="var(--mantine-color-error)" role="alert">
          {t('nothingMeasured')}
        </Text>
      )}
      <Button type="submit" mt="sm" size="md" loading={isBusy}>
        {t('recordVitals')}
      </Button>
    </Paper>
  );
}

function isPossible(name: VitalName, value: number | undefined): boolean {
  const [min, max] = vitalRanges[name];
  return value !== undefined && value >= min && value <= max;
}
