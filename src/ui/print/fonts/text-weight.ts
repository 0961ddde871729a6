export type TextWeight = 400 | 600;
