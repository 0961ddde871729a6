import { useSyncExternalStore } from 'react';
import { useIsContactLost } from '#client/contact/contact.ts';
import { Banner } from '#ui/state/banners/banner.tsx';
import { NewVersionBanner } from '#ui/state/banners/new-version-banner.tsx';
import { OfflineBanner } from '#ui/state/banners/offline-banner.tsx';
import { useIsNewVersionReady } from './session/new-version.ts';
import { t } from './web.texts.ts';

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** What a page over HTTP has to tell: no network, no server, or a newer version. */
export function StatusBanners() {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isContactLost = useIsContactLost();
  const isNewVersionReady = useIsNewVersionReady();
  return (
    <>
      <OfflineBanner isOffline={!isOnline} />
      <Banner isShown={isOnline && isContactLost} icon="offline" tone="warning">
        <span>{t('unreachable')}</span>
      </Banner>
      <NewVersionBanner isAvailable={isNewVersionReady} onReload={() => location.reload()} />
    </>
  );
}
