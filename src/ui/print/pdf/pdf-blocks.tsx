import { View } from '@react-pdf/renderer';
import type { PrintBlock } from '../print-document.ts';
import { type BlockGroup, groupBlocks } from './closing-blocks.ts';
import { fitBarcode, PdfLabelledBarcode } from './codes/pdf-barcode.tsx';
import { PdfChart } from './drawing/pdf-chart.tsx';
import { PdfDrawing } from './drawing/pdf-drawing.tsx';
import { isLong } from './page-room.ts';
import { PdfFields } from './pdf-fields.tsx';
import { PdfGrid } from './pdf-grid.tsx';
import type { PdfLook } from './pdf-look.ts';
import { PdfLabelledQr } from './codes/pdf-labelled-qr.tsx';
import { PdfTable } from './pdf-table.tsx';
import { Words } from './pdf-words.tsx';
import { paperSizes } from '../print-sizes.ts';

interface BlockProps<Kind extends PrintBlock['kind']> {
  block: Extract<PrintBlock, { kind: Kind }>;
  look: PdfLook;
}

/** The parts of a document one below the other; what closes it is never alone on a page. */
export function PdfBlocks({ blocks, look }: { blocks: readonly PrintBlock[]; look: PdfLook }) {
  return (
    <View>
      {groupBlocks(blocks, look).map((group, place) => (
        <View
          key={`${place}-${group.blocks[0]?.kind}`}
          wrap={!group.isTogether}
          style={{ gap: look.sectionGap, marginTop: gapBefore(group, place, look) }}
        >
          {group.blocks.map((block, index) => (
            <PdfBlock key={`${index}-${block.kind}`} block={block} look={look} />
          ))}
        </View>
      ))}
    </View>
  );
}

function gapBefore({ isContinued, blocks }: BlockGroup, place: number, look: PdfLook): number {
  if (place === 0) return 0;
  if (!isContinued) return look.sectionGap;
  // As far as the lines of fields and the boxes to tick are from each other; the lines of a text are not.
  return blocks[0]?.kind === 'paragraph' ? 0 : 5;
}

function PdfBlock({ block, look }: { block: PrintBlock; look: PdfLook }) {
  switch (block.kind) {
    case 'fields':
      return <PdfFields fields={block.fields} look={look} />;
    case 'section':
      return <Section block={block} look={look} />;
    case 'paragraph':
      return <Words align="start">{block.text}</Words>;
    case 'checkboxes':
      return <Checkboxes block={block} look={look} />;
    case 'signatures':
      return <Signatures block={block} look={look} />;
    case 'drawing':
      return <PdfDrawing drawing={block} look={look} />;
    case 'table':
      return (
        <PdfTable
          table={block}
          look={look}
          {...(block.closing && { closing: <PdfBlocks blocks={block.closing} look={look} /> })}
        />
      );
    case 'chart':
      return <PdfChart chart={block} look={look} />;
    case 'grid':
      return <PdfGrid grid={block} look={look} />;
    case 'box':
      return <Box block={block} look={look} />;
    case 'qr':
      return <Qr block={block} look={look} />;
    case 'barcode':
      break;
  }
  return <Barcode block={block} look={look} />;
}

function Section({ block, look }: BlockProps<'section'>) {
  return (
    <View>
      {/* A gap beneath it instead of its own padding would be a place for a new page to begin. */}
      <View wrap={false} minPresenceAhead={40} style={{ gap: 2, paddingBottom: 5 }}>
        <Words size="heading" weight={600} color={look.accent}>
          {block.title}
        </Words>
        <View style={{ height: 0.75, backgroundColor: look.accent }} />
      </View>
      <PdfBlocks blocks={block.blocks} look={look} />
    </View>
  );
}

function Checkboxes({ block, look }: BlockProps<'checkboxes'>) {
  return (
    <View style={{ gap: 5 }}>
      {block.items.map((item) => (
        <View key={item} wrap={isLong(item, look)} style={{ flexDirection: 'row', gap: 6 }}>
          <View style={{ width: 10, height: 10, marginTop: 2, borderWidth: 0.75, borderColor: '#000000' }} />
          <View style={{ flex: 1 }}>
            <Words>{item}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

function Signatures({ block, look }: BlockProps<'signatures'>) {
  const isWide = look.paper !== 'thermal';
  return (
    <View wrap={false} style={{ flexDirection: isWide ? 'row' : 'column', gap: isWide ? 28 : 0 }}>
      {block.labels.map((label) => (
        <View key={label} style={{ paddingTop: 28, gap: 2, ...(isWide && { flex: 1 }) }}>
          <View style={{ height: 0.75, backgroundColor: '#000000' }} />
          <Words size="small" color={look.quiet}>
            {label}
          </Words>
        </View>
      ))}
    </View>
  );
}

function Qr({ block: { value, caption, signature }, look }: BlockProps<'qr'>) {
  const code = <PdfLabelledQr value={value} caption={caption} />;
  if (signature === undefined) return code;
  const signed = <Signatures block={{ kind: 'signatures', labels: [signature] }} look={look} />;
  const isWide = look.paper !== 'thermal';
  return (
    <View
      wrap={false}
      style={isWide ? { flexDirection: 'row', alignItems: 'flex-end', gap: 28 } : { gap: look.sectionGap }}
    >
      <View style={isWide ? { flex: 1 } : {}}>{code}</View>
      <View style={isWide ? { flex: 1 } : {}}>{signed}</View>
    </View>
  );
}

function Box({ block, look }: BlockProps<'box'>) {
  const isWarning = block.tone === 'warning';
  const ink = isWarning ? look.warningInk : look.accent;
  return (
    <View
      wrap={isLong(block.lines.join('\n'), look)}
      style={{
        borderWidth: isWarning ? 1.25 : 0.75,
        borderColor: ink,
        backgroundColor: isWarning ? look.warningFill : look.noteFill,
        padding: 6,
      }}
    >
      <View wrap={false} minPresenceAhead={14} style={{ paddingBottom: 1 }}>
        <Words weight={600} color={ink}>
          {block.title}
        </Words>
      </View>
      {block.lines.map((line) => (
        <Words key={line} align="start">
          {line}
        </Words>
      ))}
    </View>
  );
}

function Barcode({ block, look }: BlockProps<'barcode'>) {
  const { width, margin, modules } = paperSizes[look.paper];
  const fit = fitBarcode(block.value, width - 2 * margin, modules);
  // A turned code is in the strip beside the document; here only its caption remains.
  if (fit.isTurned) {
    return (
      <Words size="tiny" align="center">
        {block.caption}
      </Words>
    );
  }
  return <PdfLabelledBarcode value={block.value} caption={block.caption} fit={fit} />;
}
