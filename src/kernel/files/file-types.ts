/** What somebody can send as a document or as a picture of one. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export type FileType = (typeof fileTypes)[number];

/** How files of each type are called. */
export const fileExtensions: Readonly<Record<FileType, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg,.jpeg',
  'image/png': '.png',
};

// Marks that no one sees and that turn what follows around: `gpj.exe` could be read as `exe.jpg`. Joiners stay: Bengali
// is written with them.
const unseen = /[\u0080-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/**
 * The last part of a name, so that no folder that a caller wrote into it is ever shown or offered for saving; without
 * what cannot be seen, and without dots that hide a file or name a folder.
 */
export function plainFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- they are what must not be in a name
  const printable = last.replaceAll(/[\u0000-\u001f\u007f"<>:|?*]/g, '_');
  const plain = printable.replaceAll(unseen, '').normalize('NFC');
  return plain.trim().replace(/^\.+/, '').trim() || 'file';
}
