import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import type { FluidRecord } from '../fluid.contract.ts';
import { balanceWords } from '../fluid.words.ts';
import { useFluidChart, useFluidFigures } from '../fluid.hooks.ts';
import { t } from '../fluids.texts.ts';

/** What the fluid day that runs comes to, of those whom the list shows. */
export function FluidFigures({ patientId = '', wardId }: { patientId?: string; wardId?: string }) {
  const { number, time } = useFormat();
  const ofMany = useFluidFigures(wardId === undefined ? {} : { wardId }, patientId === '');
  const ofOne = useFluidChart(patientId);
  const { data, isPending, isError, refetch, isFetching } = patientId === '' ? ofMany : ofOne;
  if (isError) return <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />;
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? t('restricted') : number(value);
  const balance = data?.balance ?? null;
  const hint = data ? t('since', { time: time(data.start) }) : '';
  return (
    <StatCardRow label={t('figures')}>
      <StatCard
        label={t('totalIntake')}
        value={shown(data?.intakeTotal)}
        hint={hint}
        icon="download"
        tone="info"
        isLoading={isPending}
      />
      <StatCard
        label={t('totalOutput')}
        value={shown(data?.outputTotal)}
        hint={hint}
        icon="upload"
        tone="accent"
        isLoading={isPending}
      />
      <StatCard
        label={t('totalBalance')}
        value={balance === null ? t('restricted') : balanceWords(balance)}
        hint={hint}
        icon="chart"
        tone={balance !== null && balance < 0 ? 'warning' : 'success'}
        isLoading={isPending}
      />
      <StatCard
        label={t('todaysRecords')}
        value={number(countOf(data?.records ?? 0))}
        hint={hint}
        icon="clipboard"
        tone="info"
        isLoading={isPending}
      />
    </StatCardRow>
  );
}

/** A count, or how many of the records count. */
function countOf(records: number | readonly FluidRecord[]): number {
  return typeof records === 'number'
    ? records
    : records.filter(({ enteredInError }) => enteredInError === null).length;
}
