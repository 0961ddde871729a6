import { isWholeJpeg, isWholePng, readImageFacts } from '#areas/settings/settings.public.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { issue } from '#kernel/files/file.issues.ts';
import type { FileType } from '#kernel/files/file-types.ts';
import { hidesArchive } from '#kernel/files/hidden-archive.ts';
import { judgePdf } from '#kernel/files/pdf-content.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';

const typeNames: Record<FileType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG, JPEG',
  'image/png': 'PNG',
};

/**
 * What a file is by its own bytes, whatever its name says.
 * @throws AppError INVALID_INPUT at `content` for any other kind, for more than one kind at once, and for a broken one.
 */
export async function requireFileType(types: readonly FileType[], bytes: Uint8Array): Promise<FileType> {
  const found = await judge(bytes);
  if (found === 'active' || found === 'notWhole' || found === 'hidesArchive') {
    throw invalidFields({ content: issue(found) });
  }
  if (found === 'tooManyPixels') {
    throw invalidFields({ content: issue(found, { max: sizeLimits.documentPixels / 1e6 }) });
  }
  if (found !== undefined && types.includes(found)) return found;
  throw invalidFields({
    content: issue('wrongType', { types: types.map((type) => typeNames[type]).join(', ') }),
  });
}

type Refusal = 'active' | 'notWhole' | 'hidesArchive' | 'tooManyPixels';

async function judge(bytes: Uint8Array): Promise<FileType | Refusal | undefined> {
  const pdf = judgePdf(bytes);
  if (pdf !== 'none') {
    if (pdf === 'active') return 'active';
    return hidesArchive(bytes) ? 'hidesArchive' : 'application/pdf';
  }
  const picture = readImageFacts(bytes);
  if (!picture) return undefined;
  // Before anything is unpacked: few bytes can be a picture that no machine has the memory to show.
  if (picture.width * picture.height > sizeLimits.documentPixels) return 'tooManyPixels';
  const isWhole = picture.contentType === 'image/png' ? await isWholePng(bytes) : isWholeJpeg(bytes);
  if (!isWhole) return 'notWhole';
  return hidesArchive(bytes) ? 'hidesArchive' : picture.contentType;
}
