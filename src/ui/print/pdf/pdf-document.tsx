import { Document, Image, Page, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { fitBarcode, PdfBarcode } from './codes/pdf-barcode.tsx';
import { PdfBlocks } from './pdf-blocks.tsx';
import { pdfLooks, type PdfLook } from './pdf-look.ts';
import { type PdfFoot, PdfFootOfRoll, PdfFootOfSheet } from './pdf-page-footer.tsx';
import { Words } from './pdf-words.tsx';
import type { PrintBlock, PrintDocument, PrintHeader, PrintPaper } from '../print-document.ts';
import { paperSizes } from '../print-sizes.ts';

// A box that every shape of logo fits into; the picture keeps its proportions.
const logoStyle = {
  width: 150,
  height: 44,
  objectFit: 'contain',
  alignSelf: 'center',
  marginBottom: 5,
} as const;

interface SheetProps {
  children: ReactNode;
  foot: PdfFoot;
  pageNumber?: number;
  totalPages?: number;
}

export interface PdfDocumentProps {
  document: PrintDocument;
  paper: PrintPaper;
}

/** A document laid out for one paper, for react-pdf. */
export function PdfDocument({ document, paper }: PdfDocumentProps) {
  const { width, height, margin } = paperSizes[paper];
  const look = pdfLooks[paper];
  const isRoll = height === null;
  const size = isRoll ? [width] : document.isLandscape ? [height, width] : [width, height];
  const foot = { text: document.footer, pageOf: document.pageOf, look };
  return (
    <Document>
      <Page
        size={size as [number, number]}
        style={{ padding: margin }}
        {...(!isRoll && { layout: sheetWith(foot) })}
      >
        <Content document={document} look={look} />
        {isRoll && <PdfFootOfRoll {...foot} />}
      </Page>
    </Document>
  );
}

const sheetWith = (foot: PdfFoot) => (page: Omit<SheetProps, 'foot'>) => <Sheet {...page} foot={foot} />;

/** What every sheet has around its content. */
function Sheet({ children, foot, pageNumber, totalPages }: SheetProps) {
  return (
    <>
      <View style={{ flexGrow: 1 }}>{children}</View>
      <PdfFootOfSheet {...foot} page={pageNumber ?? 1} pages={totalPages ?? 1} />
    </>
  );
}

function Header({ header, title, look }: { header: PrintHeader; title: string; look: PdfLook }) {
  const isRoll = look.paper === 'thermal';
  return (
    <View style={{ marginBottom: look.sectionGap }}>
      {header.logo && <Image src={header.logo.address} style={logoStyle} />}
      <Words size={isRoll ? 'heading' : 'title'} weight={600} align="center" color={look.accent}>
        {header.organisation}
      </Words>
      {[header.address, header.contact].filter(Boolean).map((line) => (
        <Words key={line} size="small" align="center" color={look.quiet}>
          {line}
        </Words>
      ))}
      <View
        style={{ height: 1.5, backgroundColor: look.accent, marginTop: 6, marginBottom: isRoll ? 6 : 10 }}
      />
      <Words size={isRoll ? 'heading' : 'title'} weight={600} align="center">
        {title}
      </Words>
    </View>
  );
}

function Content({ document, look }: { document: PrintDocument; look: PdfLook }) {
  const { header, title, blocks } = document;
  const heading = <Header header={header} title={title} look={look} />;
  const turned = turnedBarcode(blocks, look);
  if (!turned) {
    return (
      <View>
        {heading}
        <PdfBlocks blocks={blocks} look={look} />
      </View>
    );
  }
  // Nothing else is printed over the strip: weak readers give up on ink in front of the code.
  return (
    <View style={{ gap: look.sectionGap }}>
      <View style={{ flexDirection: 'row', gap: 8 }}>
        <View style={{ flex: 1 }}>
          {heading}
          <PdfBlocks blocks={blocks.filter((block) => block !== turned.block)} look={look} />
        </View>
        <PdfBarcode value={turned.block.value} fit={turned.fit} />
      </View>
      <PdfBlocks blocks={[turned.block]} look={look} />
    </View>
  );
}

/** The first barcode too long to fit across the paper, which then gets a strip of its own. */
function turnedBarcode(blocks: readonly PrintBlock[], look: PdfLook) {
  const { width, margin, modules } = paperSizes[look.paper];
  for (const block of blocks) {
    if (block.kind !== 'barcode') continue;
    const fit = fitBarcode(block.value, width - 2 * margin, modules);
    if (fit.isTurned) return { block, fit };
  }
  return undefined;
}
