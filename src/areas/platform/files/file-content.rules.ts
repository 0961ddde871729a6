import { isWholeJpeg, isWholePng, readImageFacts } from '#areas/settings/settings.public.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { issue } from '#kernel/files/file.issues.ts';
import type { FileType } from '#kernel/files/file-types.ts';
import { judgePdf } from '#kernel/files/pdf-content.ts';

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
  if (found === 'active' || found === 'notWhole') throw invalidFields({ content: issue(found) });
  if (found !== undefined && types.includes(found)) return found;
  throw invalidFields({
    content: issue('wrongType', { types: types.map((type) => typeNames[type]).join(', ') }),
  });
}

async function judge(bytes: Uint8Array): Promise<FileType | 'active' | 'notWhole' | undefined> {
  const pdf = judgePdf(bytes);
  if (pdf !== 'none') return pdf === 'pdf' ? 'application/pdf' : 'active';
  const picture = readImageFacts(bytes);
  if (!picture) return undefined;
  const isWhole = picture.contentType === 'image/png' ? await isWholePng(bytes) : isWholeJpeg(bytes);
  return isWhole ? picture.contentType : 'notWhole';
}
