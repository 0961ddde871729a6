import { QueryStatus } from '#ui/state/query-status.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import { useCaseCharges } from '../charge.hooks.ts';
import { t } from '../charges.texts.ts';
import { CaseBills } from './case-bills.tsx';

/** What an operation comes to, on its own page. */
export function ChargesSection({ surgicalCase: { id } }: CaseSectionProps) {
  const query = useCaseCharges(id);
  if (query.data) return <CaseBills charges={query.data} />;
  return <QueryStatus query={query} failed={t('failedToLoad')} />;
}
