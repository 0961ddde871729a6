import { View } from '@react-pdf/renderer';
import type { PdfLook } from './pdf-look.ts';
import { Words } from './pdf-words.tsx';
import { t } from '../print.texts.ts';

export interface PdfFoot {
  /** The closing line of the document. */
  text: string | undefined;
  /** Whose paper it is. */
  pageOf: readonly string[];
  look: PdfLook;
}

/** The end of a roll. */
export function PdfFootOfRoll({ text, look }: PdfFoot) {
  if (!text) return null;
  return (
    <View style={{ marginTop: look.sectionGap }}>
      <Line look={look}>{text}</Line>
    </View>
  );
}

/** The foot of each sheet: the closing line, and whose page it is and which of how many. */
export function PdfFootOfSheet({
  text,
  pageOf,
  look,
  page,
  pages,
}: PdfFoot & { page: number; pages: number }) {
  return (
    <View style={{ paddingTop: 4 }}>
      {text ? <Line look={look}>{text}</Line> : null}
      <Line look={look}>{[...pageOf, t('page', { page, pages })].filter(Boolean).join(' · ')}</Line>
    </View>
  );
}

function Line({ children, look }: { children: string; look: PdfLook }) {
  return (
    <Words size="small" align="center" color={look.quiet}>
      {children}
    </Words>
  );
}
