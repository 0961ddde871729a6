import { Button } from '@mantine/core';
import { Banner } from './banner.tsx';
import { t } from '../state.texts.ts';

export interface NewVersionBannerProps {
  isAvailable: boolean;
  onReload: () => void;
}

/** Tells that a newer version was deployed while this tab was open. */
export function NewVersionBanner({ isAvailable, onReload }: NewVersionBannerProps) {
  return (
    <Banner isShown={isAvailable} icon="info" tone="info">
      <span>{t('newVersion')}</span>
      <Button size="compact-sm" variant="default" onClick={onReload}>
        {t('reload')}
      </Button>
    </Banner>
  );
}
