import { Button, NativeSelect, Paper, SimpleGrid, TextInput, Title } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { StopsToWeigh } from '#screens/safety/stops-to-weigh.tsx';
import { fluidKinds, fluidRange } from '../content/anesthesia-entry.contract.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { rangeWords } from '../anesthesia.words.ts';
import { AsOfField } from './as-of-field.tsx';
import { RecordAllergies } from './record-allergies.tsx';
import { typedNumber } from './typed-number.ts';
import { useAddEntry } from './use-add-entry.ts';

/** Fluids, blood, urine and blood loss by amount. */
export function FluidEntry({ record }: { record: AnesthesiaRecord }) {
  const [fluid, setFluid] = useState<(typeof fluidKinds)[number]>('crystalloid');
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { add, asOf, isBusy, stops } = useAddEntry(record, () => {
    setName('');
    setTyped('');
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const millilitres = typedNumber(typed);
    const [min, max] = fluidRange;
    const isPossible =
      millilitres !== undefined && Number.isInteger(millilitres) && millilitres >= min && millilitres <= max;
    setRefused(!isPossible);
    if (isPossible) add({ kind: 'fluid', fluid, name: name.trim(), millilitres });
  }

  return (
    <Paper component="form" withBorder p="md" aria-label={t('fluidTitle')} onSubmit={submit} noValidate>
      <Title order={3} size="h5" mb="xs">
        {t('fluidTitle')}
      </Title>
      <SimpleGrid cols={{ base: 2, md: 5 }} spacing="xs" style={{ alignItems: 'start' }}>
        <AsOfField asOf={asOf} />
        <NativeSelect
          label={t('fluid')}
          data={fluidKinds.map((value) => ({ value, label: t(`fluid_${value}`) }))}
          value={fluid}
          onChange={({ currentTarget }) => setFluid(currentTarget.value as typeof fluid)}
        />
        <TextInput
          label={t('fluidName')}
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => {
            stops.clear();
            setName(currentTarget.value);
          }}
        />
        <TextInput
          label={t('millilitres')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isRefused && rangeWords(fluidRange)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" mt={25} loading={isBusy}>
          {t('addFluid')}
        </Button>
      </SimpleGrid>
      {/* A colloid or a bag of blood can be what the patient does not tolerate. */}
      <RecordAllergies record={record} />
      <StopsToWeigh stops={stops} />
    </Paper>
  );
}
