import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core';
import { palette } from './palette.ts';
import { t } from './theme.texts.ts';

/** The shade of filled buttons and badges; white on it is legible. */
export const filledShade = 8;

const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, 'Ward Bengali', sans-serif";

/** The list of a picker scrolls by itself (see styles.css): a scroller inside it would be one that no key can reach. */
const ownListScroll = { withScrollArea: false };

/** Notices that find no place beside a dialog are above it (see use-notice-place.ts). */
const dialogOffset = 'max(5dvh, var(--notices-room, 0px))';

/** The look of the program; made anew for each language because it carries a few labels. */
export function makeTheme(): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': t('close') };
  return createTheme({
    colors: palette,
    primaryColor: 'harbor',
    primaryShade: filledShade,
    black: palette.gray[9],
    fontFamily,
    headings: { fontFamily, fontWeight: '650' },
    defaultRadius: 'md',
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Anchor: { defaultProps: { inherit: true } },
      Loader: { defaultProps: { color: 'harbor.5' } },
      Modal: {
        defaultProps: {
          closeButtonProps,
          overlayProps: { backgroundOpacity: 0.5 },
          yOffset: dialogOffset,
        },
        styles: { title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } },
      },
      ModalRoot: { defaultProps: { yOffset: dialogOffset } },
      Drawer: { defaultProps: { closeButtonProps } },
      Alert: { defaultProps: { closeButtonLabel: t('close') } },
      Notification: { defaultProps: { closeButtonProps, withBorder: true } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': t('showPassword') } } },
      // A page that scrolls under an open list, as beside a phone's keyboard, must not take the list away.
      Combobox: { defaultProps: { hideDetached: false } },
      Select: {
        defaultProps: {
          ...ownListScroll,
          allowDeselect: false,
          clearButtonProps: { 'aria-label': t('clear') },
        },
      },
      Autocomplete: { defaultProps: ownListScroll },
      MultiSelect: { defaultProps: ownListScroll },
      TagsInput: { defaultProps: ownListScroll },
      Menu: { defaultProps: { shadow: 'md', position: 'bottom-end' } },
      Tabs: { styles: { tab: { paddingBlock: '0.375rem' } } },
      Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: false } } },
      Badge: { styles: { root: { textTransform: 'none', fontWeight: 600 } } },
    },
  });
}

// The stock tints of dark mode are nearly black; a veil of the deepest shade reads as its colour.
function darkTints(): Record<string, string> {
  const tones = Object.keys(palette).filter((name) => name !== 'dark' && name !== 'gray');
  const tints = tones.flatMap((name) => [
    [
      `--mantine-color-${name}-light`,
      `color-mix(in srgb, var(--mantine-color-${name}-9) 60%, var(--mantine-color-dark-7))`,
    ],
    [`--mantine-color-${name}-light-hover`, `var(--mantine-color-${name}-9)`],
  ]);
  return Object.fromEntries(tints);
}

/** Texts and edges whose stock shades miss contrast AA (see palette.test.ts). */
export const legibleVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-8)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--ward-field-border': 'var(--mantine-color-gray-5)',
    '--ward-focus': `var(--mantine-primary-color-${filledShade})`,
    '--ward-surface': 'var(--mantine-color-white)',
    '--ward-page': 'var(--mantine-color-gray-0)',
  },
  dark: {
    ...darkTints(),
    '--mantine-color-gray-light': 'var(--mantine-color-dark-5)',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-4)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-5)',
    '--ward-field-border': 'var(--mantine-color-dark-3)',
    '--ward-focus': 'var(--mantine-primary-color-4)',
    '--ward-surface': 'var(--mantine-color-dark-6)',
    '--ward-page': 'var(--mantine-color-dark-7)',
  },
});
