import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { drawingOf } from './drawings.ts';
import classes from './empty-picture.module.css';

/** A decorative picture of what an empty list is for. */
export function EmptyPicture({ icon }: { icon: AnyIcon }) {
  const { lines, accent } = drawingOf(icon);
  return (
    <svg
      width={120}
      height={80}
      viewBox="0 0 120 80"
      className={classes['picture']}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx={60} cy={46} rx={56} ry={32} className={classes['ground']} />
      <path d={lines} className={classes['lines']} />
      <path d={accent} className={classes['accent']} />
    </svg>
  );
}
