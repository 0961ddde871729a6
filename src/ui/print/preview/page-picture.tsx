import type { LaidOutPage, PageBox, PageImage, PageMark, PageText } from '../laid-out-pages.ts';
import { screenFontFamily } from '../fonts/screen-fonts.ts';

/** One page drawn as SVG, in real letters: the preview shows it and the printer gets it. */
export function PagePicture({ page }: { page: LaidOutPage }) {
  const { width, height, marks } = page;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', width: '100%', height: 'auto', background: '#ffffff' }}
    >
      {marks.map((mark) => (
        <Mark
          key={`${mark.kind} ${mark.x} ${mark.y} ${mark.kind === 'text' ? '' : mark.width}`}
          mark={mark}
        />
      ))}
    </svg>
  );
}

function Mark({ mark }: { mark: PageMark }) {
  if (mark.kind === 'text') return <TextMark mark={mark} />;
  return mark.kind === 'box' ? <BoxMark mark={mark} /> : <ImageMark mark={mark} />;
}

function ImageMark({ mark }: { mark: PageImage }) {
  const { x, y, width, height, address } = mark;
  return <image {...{ x, y, width, height }} href={address} preserveAspectRatio="xMidYMid meet" />;
}

function BoxMark({ mark }: { mark: PageBox }) {
  const { x, y, width, height, fill = 'none', stroke = 'none', strokeWidth = 0 } = mark;
  return <rect {...{ x, y, width, height, fill, stroke, strokeWidth }} />;
}

/** As wide as in the PDF: a browser that shapes a word wider would draw it over the next one. */
function TextMark({ mark }: { mark: PageText }) {
  const fit = { textLength: mark.width, lengthAdjust: 'spacingAndGlyphs' };
  return (
    <text
      {...(mark.width > 0 && fit)}
      x={mark.x}
      y={mark.y}
      fill={mark.color}
      fontFamily={screenFontFamily(mark.script)}
      fontSize={mark.size}
      fontWeight={mark.weight}
      style={{ whiteSpace: 'pre' }}
    >
      {mark.text}
    </text>
  );
}
