import { Button, NativeSelect, Paper, SimpleGrid, TextInput, Title } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { StopsToWeigh } from '#screens/safety/stops-to-weigh.tsx';
import { fluidKinds } from '../content/anesthesia-entry.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { typedNumber } from './typed-number.ts';
import { useAddEntry } from './use-add-entry.ts';

/** Fluids, blood, urine and blood loss by amount, and events in words. */
export function FluidEntry({ anesthesiaId }: { anesthesiaId: string }) {
  const [fluid, setFluid] = useState<(typeof fluidKinds)[number]>('crystalloid');
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { add, isBusy, stops } = useAddEntry(anesthesiaId, () => {
    setName('');
    setTyped('');
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const millilitres = typedNumber(typed);
    const isWhole = millilitres !== undefined && Number.isInteger(millilitres) && millilitres > 0;
    setRefused(!isWhole);
    if (isWhole) add({ kind: 'fluid', fluid, name: name.trim(), millilitres });
  }

  return (
    <Paper component="form" withBorder p="md" aria-label={t('fluidTitle')} onSubmit={submit} noValidate>
      <Title order={3} size="h5" mb="xs">
        {t('fluidTitle')}
      </Title>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="xs" style={{ alignItems: 'end' }}>
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
          error={isRefused && t('notANumber')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy}>
          {t('addFluid')}
        </Button>
      </SimpleGrid>
      <StopsToWeigh stops={stops} />
    </Paper>
  );
}
