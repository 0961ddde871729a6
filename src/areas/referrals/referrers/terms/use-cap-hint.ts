import { percentText } from '#ui/form/fields/typed-percent.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useCommissionSettings } from '../../settings/commission-settings.hooks.ts';
import { t } from '../referrers.texts.ts';

/** How much a referrer can be given; undefined until it is known. */
export function useCapHint(): string | undefined {
  const { money } = useFormat();
  const { data } = useCommissionSettings();
  if (!data) return undefined;
  const share = t('percentWords', { percent: percentText(data.capBasisPoints) });
  return t('capHint', { share, flat: money(data.capFlatMinor) });
}
