import { Button, Paper, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState, type SubmitEvent } from 'react';
import { type VitalName, vitalNames, vitalRanges } from '../content/anesthesia-entry.contract.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { countingEntries } from '../anesthesia.rules.ts';
import { t } from '../anesthesia.texts.ts';
import { typedNumber } from './typed-number.ts';
import { useAddEntry } from './use-add-entry.ts';

/** How often a set is recorded while the anesthesia goes on. */
const everyMs = 5 * 60_000;
const lookEveryMs = 10_000;

type Typed = Partial<Record<VitalName, string>>;

/** The last values are offered; what differs is typed over, and one press records the set. */
export function VitalsEntry({ record }: { record: AnesthesiaRecord }) {
  const last = countingEntries(record.entries, 'vitals').at(-1);
  const [typed, setTyped] = useState<Typed>({});
  const [wrong, setWrong] = useState<readonly VitalName[]>([]);
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), lookEveryMs, { autoInvoke: true });
  const { add, isBusy } = useAddEntry(record.id, () => setTyped({}));
  const shownOf = (name: VitalName) => typed[name] ?? String(last?.facts[name] ?? '');
  const isDue = now - Date.parse(last?.at ?? record.startTime ?? '') > everyMs;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const values = vitalNames.flatMap((name) => {
      const text = shownOf(name).trim();
      return text === '' ? [] : [[name, typedNumber(text)] as const];
    });
    const refused = values.flatMap(([name, value]) => (isPossible(name, value) ? [] : [name]));
    setWrong(refused);
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
      </Text>
      <SimpleGrid cols={{ base: 2, xs: 4, md: 7 }} spacing="xs">
        {vitalNames.map((name) => (
          <TextInput
            key={name}
            label={t(`vital_${name}`)}
            inputMode="decimal"
            autoComplete="off"
            value={shownOf(name)}
            error={wrong.includes(name) && t('notANumber')}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
          />
        ))}
      </SimpleGrid>
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
