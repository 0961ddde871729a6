import type { PagePath } from '../laid-out-drawings.ts';
import type { LaidOutPage, PageBox, PageImage, PageMark, PageText } from '../laid-out-pages.ts';
import { screenFontFamilies } from '../fonts/screen-fonts.ts';

/** One page drawn as SVG, in real letters: the preview shows it and the printer gets it. */
export function PagePicture({ page }: { page: LaidOutPage }) {
  const { width, height, marks } = page;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', width: '100%', height: 'auto', background: '#ffffff' }}
    >
      {marks.map((mark, place) => (
        // Marks have no identity of their own and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Mark key={place} mark={mark} />
      ))}
    </svg>
  );
}

function Mark({ mark }: { mark: PageMark }) {
  if (mark.kind === 'text') return <TextMark mark={mark} />;
  if (mark.kind === 'path') return <PathMark mark={mark} />;
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

function PathMark({ mark }: { mark: PagePath }) {
  const { x, y, scaleX, scaleY, path, fill = 'none', stroke = 'none', strokeWidth, dashes } = mark;
  return (
    <path
      {...{ fill, stroke, strokeWidth }}
      d={path}
      transform={`translate(${x} ${y}) scale(${scaleX} ${scaleY})`}
      {...(dashes && { strokeDasharray: dashes.join(' ') })}
      {...(mark.hasRoundEnds && { strokeLinecap: 'round' })}
    />
  );
}

/** As wide as in the PDF: a browser that shapes a word wider would draw it over the next one. */
function TextMark({ mark }: { mark: PageText }) {
  const fit = { textLength: mark.width, lengthAdjust: 'spacingAndGlyphs' };
  // A text from right to left begins at its right end, and all of it goes that way: the layout has ordered the parts.
  const way = mark.isRightToLeft ? ({ direction: 'rtl', unicodeBidi: 'bidi-override' } as const) : {};
  return (
    <text
      {...(mark.width > 0 && fit)}
      x={mark.isRightToLeft ? mark.x + mark.width : mark.x}
      y={mark.y}
      fill={mark.color}
      fontFamily={screenFontFamilies(mark.script)}
      fontSize={mark.size}
      fontWeight={mark.weight}
      style={{ whiteSpace: 'pre', ...way }}
    >
      {mark.text}
    </text>
  );
}
