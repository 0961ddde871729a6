import { fileTypes, type FileType } from '#kernel/files/file-types.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';

/** The documents of an application. */
export const fileKinds = ['trade_license', 'passport_photo'] as const;

export type FileKind = (typeof fileKinds)[number];

/** What each document may be, and how large (document 3, section 5). */
export const fileRules: Readonly<Record<FileKind, { maximumBytes: number; types: readonly FileType[] }>> = {
  trade_license: { maximumBytes: sizeLimits.tradeLicenseBytes, types: fileTypes },
  passport_photo: { maximumBytes: sizeLimits.passportPhotoBytes, types: ['image/jpeg', 'image/png'] },
};
