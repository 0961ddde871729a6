import { Text, Title } from '@mantine/core';
import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { ColumnChart } from '#ui/chart/column-chart.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { FigureOn, Overview } from '../overview.contract.ts';
import { t } from '../overview.texts.ts';
import { sumOfThisWeek } from '../time-span.rules.ts';
import classes from './overview.module.css';
import { useSpanNames } from './use-span-names.ts';

/** The charts of what the reader may see. */
export function OverviewCharts({ overview }: { overview: Overview }) {
  const { patients, appointments, billing, referrals } = overview;
  if (!patients && !appointments && !billing && !referrals) return null;
  return (
    <section aria-labelledby="analytics">
      <Title order={2} size="h4" mb="sm" id="analytics">
        {t('analytics')}
      </Title>
      <ThisWeek patients={patients} appointments={appointments} />
      <div className={classes['charts']}>
        <Trends patients={patients} appointments={appointments} />
        {billing && <RevenueChart months={billing.monthlyRevenue} />}
        {patients && <PatientCharts patients={patients} />}
        {referrals && <ReferrerChart referrers={referrals.topReferrers} />}
      </div>
    </section>
  );
}

function ThisWeek({ patients, appointments }: Pick<Overview, 'patients' | 'appointments'>) {
  const figures = [
    ...(patients ? [t('newPatientsOf', { count: sumOfThisWeek(patients.daily) })] : []),
    ...(appointments ? [t('appointmentsOf', { count: sumOfThisWeek(appointments.daily) })] : []),
  ];
  if (figures.length === 0) return null;
  return <Text mb="sm">{t('thisWeek', { figures: figures.join(', ') })}</Text>;
}

function Trends({ patients, appointments }: Pick<Overview, 'patients' | 'appointments'>) {
  const { number } = useFormat();
  const names = useSpanNames();
  const shown = [
    ...(patients ? [{ label: t('newPatients'), figures: patients }] : []),
    ...(appointments ? [{ label: t('appointments'), figures: appointments }] : []),
  ];
  if (!shown[0]) return null;
  const seriesOf = (span: 'daily' | 'monthly') =>
    shown.map(({ label, figures }) => ({ label, values: figures[span].map(({ value }) => value) }));
  const { daily, monthly } = shown[0].figures;
  return (
    <>
      <LineChart
        title={t('dailyTrends')}
        axis={t('day')}
        points={daily.map(({ on }) => names.day(on))}
        series={seriesOf('daily')}
        format={number}
      />
      <ColumnChart
        title={t('monthlyTrends')}
        axis={t('month')}
        points={monthly.map(({ on }) => names.month(on))}
        series={seriesOf('monthly')}
        format={number}
      />
    </>
  );
}

function RevenueChart({ months }: { months: readonly FigureOn[] }) {
  const { number, money, tenant } = useFormat();
  const names = useSpanNames();
  const decimals = currencyDecimals(tenant.currencyCode);
  return (
    <ColumnChart
      title={t('monthlyRevenue')}
      axis={t('month')}
      points={months.map(({ on }) => names.month(on))}
      series={[{ label: t('revenue'), values: months.map(({ value }) => value) }]}
      format={(amountMinor) => money(amountMinor)}
      formatTick={(amountMinor) =>
        number(decimalText(amountMinor, decimals) as `${number}`, { notation: 'compact' })
      }
    />
  );
}

function PatientCharts({ patients }: { patients: NonNullable<Overview['patients']> }) {
  const { number } = useFormat();
  return (
    <>
      <RankChart
        title={t('ageGroups')}
        axis={t('ageGroup')}
        points={patients.ageGroups.map(({ group }) => ({ label: group, short: group }))}
        series={[{ label: t('activePatients'), values: patients.ageGroups.map(({ count }) => count) }]}
        format={number}
      />
      <RankChart
        title={t('genders')}
        axis={t('gender')}
        points={patients.genders.map(({ gender }) => ({ label: t(gender), short: t(gender) }))}
        series={[{ label: t('activePatients'), values: patients.genders.map(({ count }) => count) }]}
        format={number}
      />
    </>
  );
}

function ReferrerChart({ referrers }: { referrers: NonNullable<Overview['referrals']>['topReferrers'] }) {
  const { money } = useFormat();
  return (
    <RankChart
      title={t('topReferrers')}
      axis={t('referrer')}
      points={referrers.map(({ name }) => ({ label: name, short: name }))}
      series={[{ label: t('revenue'), values: referrers.map(({ revenueMinor }) => revenueMinor) }]}
      format={(amountMinor) => money(amountMinor)}
      empty={referrers.length === 0 ? t('noReferrers') : undefined}
    />
  );
}
