import { Document, Page, View } from '@react-pdf/renderer';
import { cardSizes, labelSheet } from '../card-sizes.ts';
import { type CardPaper, isBand, type PrintCards } from '../print-cards.ts';
import { PdfBand, PdfLabel } from './pdf-card.tsx';

const cutLine = '#cbd5e1';

export interface PdfCardsProps {
  cards: PrintCards;
  paper: CardPaper;
}

/** Cards laid out for one paper, for react-pdf. */
export function PdfCards({ cards: { card, copies }, paper }: PdfCardsProps) {
  const size = cardSizes[paper];
  return (
    <Document>
      {paper === 'label-sheet'
        ? sheetsOf(copies).map(({ sheet, places }) => (
            <Page key={sheet} size={[labelSheet.width, labelSheet.height]}>
              {places.map((place) => (
                <View key={place} style={placeOnSheet(place)}>
                  <PdfLabel card={card} size={size} />
                </View>
              ))}
            </Page>
          ))
        : Array.from({ length: isBand(paper) ? 1 : copies }, (_, copy) => (
            <Page key={copy} size={[size.width, size.height]}>
              {isBand(paper) ? <PdfBand card={card} size={size} /> : <PdfLabel card={card} size={size} />}
            </Page>
          ))}
    </Document>
  );
}

/** The places that are taken on each sheet, row by row. */
function sheetsOf(copies: number) {
  const onSheet = labelSheet.columns * labelSheet.rows;
  return Array.from({ length: Math.ceil(copies / onSheet) }, (_, sheet) => ({
    sheet,
    places: Array.from({ length: Math.min(onSheet, copies - sheet * onSheet) }, (_place, index) => index),
  }));
}

function placeOnSheet(place: number) {
  const { width, height } = cardSizes['label-sheet'];
  const { left, top, columns } = labelSheet;
  return {
    position: 'absolute',
    left: left + (place % columns) * width,
    top: top + Math.floor(place / columns) * height,
    width,
    height,
    borderWidth: 0.25,
    borderColor: cutLine,
  } as const;
}
