import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useFeedbackLayer } from '#ui/feedback/feedback-loader.ts';
import { LanguageBoundary } from '#ui/i18n/language-boundary.tsx';
import { useLanguage } from '#ui/i18n/language.ts';
import { useLastFocus } from '#ui/layer/last-focus.ts';
import { legibleVariables, makeTheme } from './theme.ts';
import './fonts.css';
import './styles.css';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'hms.color-scheme' });

export interface UiProviderProps {
  /** Nonce for the style elements Mantine makes, where the content security policy asks for one. */
  styleNonce?: string;
  children: ReactNode;
}

/** Theme, colour scheme, language boundary, notifications and confirmations for everything inside. */
export function UiProvider({ styleNonce, children }: UiProviderProps) {
  const language = useLanguage();
  useLastFocus();
  const FeedbackLayer = useFeedbackLayer();
  // The theme carries labels, so it follows the language.
  // oxlint-disable-next-line react/exhaustive-deps
  const theme = useMemo(makeTheme, [language]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={legibleVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      {...(styleNonce && { getStyleNonce: () => styleNonce })}
    >
      <LanguageBoundary>{children}</LanguageBoundary>
      {FeedbackLayer && <FeedbackLayer />}
    </MantineProvider>
  );
}
