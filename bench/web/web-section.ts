import { type Machine, madeOn } from '../machine.ts';
import { table } from '../markdown-table.ts';
import type { PageFinding } from './lighthouse/measure-pages.ts';
import type { WebFindings } from './measure-web.ts';

const heading = '## The pages';

/** What the pages cost, as a section of a page of Markdown. */
export function webSection(web: WebFindings, machine: Machine): string {
  return [
    heading,
    `Made by \`npm run bench -- --only-web\` ${madeOn(machine)}.`,
    weightTable(web),
    ...(web.pages ? [lighthouseIntroduction, lighthouseTable(web.pages)] : []),
  ].join('\n\n');
}

function weightTable(web: WebFindings): string {
  return table(
    ['page', 'measured', 'aim'],
    [
      ['JavaScript of the first visit to /login, gzipped', kilobytes(web.loginBytes), 'at most 180 kB'],
      ...web.largestChunks.map(({ name, bytes }) => [
        `chunk ${name}`,
        kilobytes(bytes),
        "80 kB for a screen's own",
      ]),
      [
        'demo from cold to the dashboard',
        web.demoSeconds === null ? 'no Chromium' : `${web.demoSeconds.toFixed(1)} s`,
        'under 4 s',
      ],
    ],
  );
}

const lighthouseIntroduction =
  'Lighthouse with its mobile preset (a slow phone on slow 4G, simulated), each figure the median of three runs, ' +
  'signed in with a sample account where the page asks for it, nothing of the program kept from run to run. The ' +
  'embedded host answers as `npm start` does; the demo is served with the compressed copies and the caching that ' +
  'the README names. Aim: performance at least 90, all others 100. Paint is when the largest part was painted, ' +
  'blocked how long the page could not have answered, shift how far things moved.';

function lighthouseTable(pages: readonly PageFinding[]): string {
  const rows = pages.map(({ host, page, scores, largestPaintMs, blockingMs, layoutShift }) => [
    page,
    host,
    String(scores.performance),
    String(scores.accessibility),
    String(scores['best-practices']),
    String(scores.seo),
    `${(largestPaintMs / 1000).toFixed(1)} s`,
    `${blockingMs.toFixed(0)} ms`,
    layoutShift.toFixed(3),
  ]);
  return table(
    ['page', 'host', 'performance', 'accessibility', 'best practices', 'SEO', 'paint', 'blocked', 'shift'],
    rows,
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
