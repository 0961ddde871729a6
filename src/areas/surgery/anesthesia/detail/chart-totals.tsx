import { Paper, Text, Title } from '@mantine/core';
import { FactGrid, type NamedFact } from '#ui/page/fact-panel.tsx';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { fluidTotals, medicationTotals } from '../anesthesia.rules.ts';
import { t } from '../anesthesia.texts.ts';

/** What was given and lost so far, as label and words. */
export function totalFacts({ entries }: AnesthesiaRecord): [label: string, words: string][] {
  const fluids = fluidTotals(entries);
  const amounts = [
    [t('fluid_crystalloid'), fluids.crystalloids],
    [t('fluid_colloid'), fluids.colloids],
    [t('fluid_blood_product'), fluids.bloodProducts],
    [t('fluid_urine'), fluids.urineOutput],
    [t('fluid_blood_loss'), fluids.bloodLoss],
  ] as const;
  const given = amounts.filter(([, amount]) => amount > 0);
  return [
    ...medicationTotals(entries).map(({ medication, unit, dose, count }): [string, string] => [
      medication,
      dose === null ? t('rateOf', { unit, count }) : t('totalOf', { dose, unit }),
    ]),
    ...given.map(([label, amount]): [string, string] => [label, t('millilitresOf', { amount })]),
    ...(given.length === 0
      ? []
      : [[t('balance'), t('millilitresOf', { amount: fluids.balance })] as [string, string]]),
  ];
}

/** Totals of medications and fluids. */
export function ChartTotals({ record }: { record: AnesthesiaRecord }) {
  const facts = totalFacts(record);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="anesthesia-totals">
      <Title order={2} size="h4" mb="md" id="anesthesia-totals">
        {t('totals')}
      </Title>
      {facts.length === 0 ? (
        <Text c="dimmed">{t('noTotals')}</Text>
      ) : (
        // A medication can be given in two units.
        <FactGrid
          facts={facts.map(([label, words], place): NamedFact => [labelAt(facts, label, place), words])}
        />
      )}
    </Paper>
  );
}

function labelAt(facts: readonly [string, string][], label: string, place: number): string {
  const before = facts.slice(0, place).filter(([one]) => one === label).length;
  return before === 0 ? label : `${label} (${before + 1})`;
}
