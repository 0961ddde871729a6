import { Text } from '@react-pdf/renderer';
import type { TextWeight } from '../fonts/font-files.ts';
import { pdfFontFamily, scriptSize } from '../fonts/pdf-fonts.ts';
import { textSizes, type TextSize } from '../print-sizes.ts';
import { splitByScript } from '../fonts/script-runs.ts';

export interface WordsProps {
  children: string;
  size?: TextSize;
  weight?: TextWeight;
  color?: string;
  align?: 'left' | 'center' | 'right';
}

/**
 * Of a paragraph's `hyphenationPenalty`: the layout takes each change of the font for a place where a word may be cut,
 * with a hyphen that the font of Bengali does not even have. At this price it is none.
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
  const fontFamily = pdfFontFamily('latin', weight, fontSize);
  return (
    <Text
      hyphenationPenalty={neverCut}
      style={{ fontFamily, fontSize, color, textAlign: align, lineHeight: 1.4 }}
    >
      {wordRuns(children, weight, fontSize)}
    </Text>
  );
}

/** How large raised digits are beside those of the line. */
const raisedShare = 0.66;

/** The runs of a text, each in its font, to be put inside a paragraph. */
export function wordRuns(text: string, weight: TextWeight, fontSize: number) {
  return splitByScript(text).map(({ script, text: letters, isRaised }, index) => (
    <Text
      key={`${index}-${script}`}
      style={{
        fontFamily: pdfFontFamily(script, weight, fontSize),
        fontSize: scriptSize(script, fontSize) * (isRaised ? raisedShare : 1),
        ...(isRaised && { verticalAlign: 'super' }),
      }}
    >
      {letters}
    </Text>
  ));
}
