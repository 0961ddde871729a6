import { Banner } from './banner.tsx';
import { t } from '../state.texts.ts';

/** Tells that the network is away, for as long as it is. */
export function OfflineBanner({ isOffline }: { isOffline: boolean }) {
  return (
    <Banner isShown={isOffline} icon="offline" tone="warning">
      <span>{t('offline')}</span>
    </Banner>
  );
}
