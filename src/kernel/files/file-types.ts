/** What somebody can send as a document or as a picture of one. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export type FileType = (typeof fileTypes)[number];

/** How files of each type are called. */
export const fileExtensions: Readonly<Record<FileType, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg,.jpeg',
  'image/png': '.png',
};

/** The last part of a name, so that no folder that a caller wrote into it is ever shown or offered for saving. */
export function plainFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- they are what must not be in a name
  return last.replaceAll(/[\u0000-\u001f\u007f"<>:|?*]/g, '_').trim() || 'file';
}
