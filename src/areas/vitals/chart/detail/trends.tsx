import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { rangeOf, type AbnormalSign } from '../../scores/abnormal.ts';
import type { SubjectOfSet } from '../../signs/form/live-judgement.ts';
import type { VitalSigns } from '../../signs/vital-signs.contract.ts';
import { t } from '../chart.texts.ts';
import { trendScales, type TrendSign, trendSigns } from '../trend-scales.table.ts';
import { spanOfSets, type TrendValue } from '../trend.rules.ts';
import { TrendLine } from './trend-line.tsx';

/** The course of each sign as a line over the same time and on the scale that all patients share, with what is normal at this age. */
export function Trends({
  sets,
  isOfStay,
  subject,
}: {
  sets: readonly VitalSigns[];
  /** Only those since the admission are among them. */
  isOfStay: boolean;
  subject: SubjectOfSet | undefined;
}) {
  const counting = sets.filter(({ enteredInError }) => enteredInError === null);
  const span = spanOfSets(counting.map(({ recordedAt }) => recordedAt));
  if (!span) return null;
  return (
    <section aria-labelledby="trends">
      <Title order={2} size="h4" mb="sm" id="trends">
        {t('trends')}
      </Title>
      {isOfStay && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('trendsOfStay')}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
        {trendSigns.map((sign) => (
          <Paper key={sign} withBorder p="xs">
            <TrendLine
              label={t(`sign_${sign}`)}
              series={seriesOf(counting, sign)}
              scale={trendScales[sign]}
              span={span}
              normal={subject ? normalOf(sign, subject.ageMonths) : null}
            />
          </Paper>
        ))}
      </SimpleGrid>
    </section>
  );
}

function seriesOf(sets: readonly VitalSigns[], sign: TrendSign): TrendValue[][] {
  const line = (valueOf: (set: VitalSigns) => number | null | undefined) =>
    sets.flatMap((set) => {
      const value = valueOf(set);
      return value === null || value === undefined ? [] : [{ at: set.recordedAt, value }];
    });
  if (sign === 'news2') return [line(({ news2 }) => news2?.total)];
  if (sign === 'temperature') return [line(({ temperatureCelsius }) => temperatureCelsius)];
  if (sign === 'bloodPressure') {
    return [
      line(({ bloodPressureSystolic }) => bloodPressureSystolic),
      line(({ bloodPressureDiastolic }) => bloodPressureDiastolic),
    ];
  }
  return [line((set) => set[sign])];
}

/** What is normal, in the unit of the drawing; null where the sign has no range. */
function normalOf(sign: TrendSign, ageMonths: number): readonly [number, number] | null {
  if (sign === 'news2' || sign === 'painScore') return null;
  const of: AbnormalSign = sign === 'bloodPressure' ? 'bloodPressureSystolic' : sign;
  const [low, high] = rangeOf(of, ageMonths);
  if (sign !== 'temperature') return [low, high];
  return [((low - 32) * 5) / 9, ((high - 32) * 5) / 9];
}
