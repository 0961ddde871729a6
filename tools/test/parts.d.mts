export interface Part {
  about: string;
  paths: RegExp[];
  vitest: string[];
  browser: string[];
  hosts?: string[];
}
export const parts: Record<string, Part>;
export const dailyBrowserTests: string[];
export const heavyVitestFiles: string[];
