import { Text } from '@react-pdf/renderer';
import type { TextWeight } from '../fonts/text-weight.ts';
import { pdfFontFamily, scriptSize } from '../fonts/pdf-fonts.ts';
import { textSizes, type TextSize } from '../print-sizes.ts';
import { directionOf, splitByScript } from '../fonts/script-runs.ts';

export interface WordsProps {
  children: string;
  size?: TextSize;
  weight?: TextWeight;
  color?: string;
  /** 'start' is where the language of the text begins: at the right for Arabic. */
  align?: 'left' | 'center' | 'right' | 'start';
}

/**
 * Of a paragraph's `hyphenationPenalty`: the layout takes each change of the font for a place where a word may be cut,
 * with a hyphen. At this price it is none.
 */
export const neverCut = 10_000;

/** A paragraph in which every run of letters has the font of its script. */
export function Words({
  children,
  size = 'body',
  weight = 400,
  color = '#000000',
  align = 'left',
}: WordsProps) {
  const fontSize = textSizes[size];
  const fontFamily = pdfFontFamily('latin', weight);
  const direction = directionOf(children);
  const textAlign = align === 'start' ? (direction === 'rtl' ? 'right' : 'left') : align;
  return (
    <Text
      hyphenationPenalty={neverCut}
      style={{ fontFamily, fontSize, color, textAlign, direction, lineHeight: 1.4 }}
    >
      {wordRuns(children, weight, fontSize)}
    </Text>
  );
}

/** How large raised and lowered digits are beside those of the line. */
const shiftedShare = 0.66;

/** The runs of a text, each in its font, to be put inside a paragraph. */
export function wordRuns(text: string, weight: TextWeight, fontSize: number) {
  const direction = directionOf(text);
  return splitByScript(text).map(({ script, text: letters, shift }, index) => (
    <Text
      key={`${index}-${script}`}
      style={{
        direction,
        fontFamily: pdfFontFamily(script, weight),
        fontSize: scriptSize(script, fontSize) * (shift ? shiftedShare : 1),
        ...(shift && { verticalAlign: shift === 'raised' ? 'super' : 'sub' }),
      }}
    >
      {letters}
    </Text>
  ));
}
