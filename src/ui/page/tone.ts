/** What a colour means on every screen. */
export const toneColor = {
  neutral: 'gray',
  info: 'blue',
  success: 'green',
  warning: 'yellow',
  danger: 'red',
  accent: 'harbor',
  special: 'violet',
} as const satisfies Record<string, string>;

export type Tone = keyof typeof toneColor;
