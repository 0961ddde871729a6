import { Anchor } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import type { Report } from '../report.contract.ts';
import { t } from '../report.texts.ts';
import type { ReportLink, ShownReport } from '../shown-report.ts';
import type { ReportWords } from './use-report-words.ts';

interface ReportPartProps {
  report: Report;
  shown: ShownReport;
  words: ReportWords;
}

/** The figures of a report, each beside what it was before; a figure opens the list of what it counts. */
export function ReportFigures({ report, shown, words }: ReportPartProps) {
  return (
    <StatCardRow label={t('figures')}>
      {report.figures.map((figure) => {
        const { id, unit, value, isNow } = figure;
        const written = words.value(unit, value);
        const link = shown.figureLinks?.[id]?.(report);
        return (
          <StatCard
            key={id}
            label={shown.say(`figure_${id}`)}
            value={link ? <Opened link={link}>{written}</Opened> : written}
            hint={isNow ? t('now') : words.comparison(figure)}
          />
        );
      })}
    </StatCardRow>
  );
}

/** A number that opens the list of what it counts. */
export function Opened({ link, children }: { link: ReportLink; children: string }) {
  const { to, search } = link;
  return (
    <Anchor inherit renderRoot={(props) => <Link {...props} to={to} search={search} />}>
      {children}
    </Anchor>
  );
}

/** What each figure counts, in words. */
export function ReportDefinitions({ report, shown }: Omit<ReportPartProps, 'words'>) {
  return (
    <FactPanel
      title={t('definitions')}
      facts={report.figures.map(({ id }) => [shown.say(`figure_${id}`), shown.say(`means_${id}`)])}
    />
  );
}
