import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { t } from '../papers.texts.ts';

export interface StatusFigure {
  label: string;
  /** Undefined until it is known. */
  value: number | undefined;
  icon: AnyIcon;
  tone?: Tone;
}

export interface StatusFiguresProps {
  label: string;
  isPending: boolean;
  figures: readonly StatusFigure[];
  /** How many were entered in error: a figure of its own where there are any. */
  inError?: number | undefined;
}

/** How many papers there are of each status. */
export function StatusFigures({ label, isPending, figures, inError = 0 }: StatusFiguresProps) {
  const { number } = useFormat();
  const marked: StatusFigure = { label: t('enteredInError'), value: inError, icon: 'alert', tone: 'danger' };
  return (
    <StatCardRow label={label}>
      {[...figures, ...(inError > 0 ? [marked] : [])].map(({ value, ...figure }) => (
        <StatCard
          key={figure.label}
          {...figure}
          value={value === undefined ? t('none') : number(value)}
          isLoading={isPending}
        />
      ))}
    </StatCardRow>
  );
}
