import type { Cluster, PageFont } from './fonts/page-font.ts';

/** Letters of one font on one line. */
export interface LayoutRun {
  xAdvance?: number;
  glyphs?: readonly Cluster[];
  positions?: readonly { xAdvance: number }[];
  attributes: {
    font?: readonly PageFont[];
    fontSize?: number;
    color?: string;
    yOffset?: number;
    bidiLevel?: number;
  };
}

interface LayoutLine {
  ascent?: number;
  box: { x: number; y: number };
  runs: LayoutRun[];
}

export const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
export type Side = (typeof sides)[number];

/** What is read of react-pdf's layout tree. */
export interface LayoutNode {
  type: string;
  box?: { top: number; left: number; width: number; height: number } & Partial<
    Record<`border${Side}Width`, number>
  >;
  style?: { backgroundColor?: string } & Partial<Record<`border${Side}Color`, string>>;
  props?: Record<string, unknown>;
  image?: object;
  children?: LayoutNode[];
  lines?: LayoutLine[];
  alignOffset?: number;
}
