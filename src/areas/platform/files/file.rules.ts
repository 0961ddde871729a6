import { sizeLimits } from '#kernel/limits/size-limits.ts';

/** The documents of an application. */
export const fileKinds = ['trade_license', 'passport_photo'] as const;

export type FileKind = (typeof fileKinds)[number];

export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export type FileType = (typeof fileTypes)[number];

/** What each document may be, and how large (document 3, section 5). */
export const fileRules: Readonly<Record<FileKind, { maximumBytes: number; types: readonly FileType[] }>> = {
  trade_license: { maximumBytes: sizeLimits.tradeLicenseBytes, types: fileTypes },
  passport_photo: { maximumBytes: sizeLimits.passportPhotoBytes, types: ['image/jpeg', 'image/png'] },
};

/** The last part of a name, so that no folder that a caller wrote into it is ever shown or offered for saving. */
export function plainFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- they are what must not be in a name
  return last.replaceAll(/[\u0000-\u001f\u007f"<>:|?*]/g, '_').trim() || 'file';
}
