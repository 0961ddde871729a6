import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import { useCaseCharges } from '../charge.hooks.ts';
import { t } from '../charges.texts.ts';
import { CaseBills } from './case-bills.tsx';

/** What an operation comes to, on its own page. */
export function ChargesSection({ surgicalCase: { id } }: CaseSectionProps) {
  const query = useCaseCharges(id);
  if (query.data) return <CaseBills charges={query.data} />;
  if (!query.isError) return <LoadingSkeleton />;
  return <ErrorPanel message={t('failedToLoad')} onRetry={query.refetch} isRetrying={query.isFetching} />;
}
