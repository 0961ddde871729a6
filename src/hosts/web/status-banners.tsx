import { useIsContactLost } from '#client/contact/contact.ts';
import { useIsOnline } from '#client/contact/network.ts';
import { Banner } from '#ui/state/banners/banner.tsx';
import { NewVersionBanner } from '#ui/state/banners/new-version-banner.tsx';
import { OfflineBanner } from '#ui/state/banners/offline-banner.tsx';
import { useIsNewVersionReady } from './session/new-version.ts';
import { t } from './web.texts.ts';

/** What a page over HTTP has to tell: no network, no server, or a newer version. */
export function StatusBanners() {
  const isOnline = useIsOnline();
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
