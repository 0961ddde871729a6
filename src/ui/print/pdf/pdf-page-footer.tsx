import { Text, View } from '@react-pdf/renderer';
import { pdfFontFamily } from '../fonts/pdf-fonts.ts';
import type { PdfLook } from './pdf-look.ts';
import { neverCut, wordRuns, Words } from './pdf-words.tsx';
import { textSizes } from '../print-sizes.ts';
import { t } from '../print.texts.ts';

export interface PdfPageFooterProps {
  text: string | undefined;
  /** Whose paper it is. */
  pageOf: readonly string[];
  look: PdfLook;
  /** Sheets repeat it at their foot; a roll has it once, at the end. */
  isOnEveryPage: boolean;
  margin: number;
  /** Of the text, in points. */
  width: number;
}

/** The closing line of a document and, on sheets, whose page it is and which of how many. */
export function PdfPageFooter({ text, pageOf, look, isOnEveryPage, margin, width }: PdfPageFooterProps) {
  const line = text && (
    <Words size="small" align="center" color={look.quiet}>
      {text}
    </Words>
  );
  if (!isOnEveryPage) return line ? <View style={{ marginTop: look.sectionGap }}>{line}</View> : null;
  return (
    <View fixed style={{ position: 'absolute', bottom: margin, left: margin, width }}>
      {line || null}
      <Text
        hyphenationPenalty={neverCut}
        style={{
          fontSize: textSizes.small,
          color: look.quiet,
          textAlign: 'center',
          fontFamily: pdfFontFamily('latin', 400),
        }}
        render={({ pageNumber, totalPages }) => pageCount(pageNumber, totalPages, pageOf)}
      />
    </View>
  );
}

// react-pdf calls this while it lays pages out, where components do not work: plain elements only.
function pageCount(page: number, pages: number, pageOf: readonly string[]) {
  if (!pages) return '';
  const words = [...pageOf, t('page', { page, pages })].filter(Boolean).join(' · ');
  return wordRuns(words, 400, textSizes.small);
}
