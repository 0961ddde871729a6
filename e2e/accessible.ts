import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export interface Examination {
  /** Examines what this selector finds, and nothing else. */
  include?: string;
  /** Leaves out what this selector finds. */
  exclude?: string;
  /** Asks these rules alone. */
  rules?: string[];
}

interface Violation {
  impact: string;
  told: string;
}

/** Fails when axe finds anything serious; lesser faults, which axe itself calls moderate or minor, may be there. */
export async function expectNothingSerious(page: Page, examination: Examination = {}): Promise<void> {
  const violations = await violationsIn(page, examination);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious).toEqual([]);
}

/**
 * Whatever axe finds. A page is sent axe once, which takes as long as an examination; what passed is counted, not
 * listed, because the list takes longer than the examination.
 */
export async function violationsIn(page: Page, examination: Examination = {}): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(examine, examination);
}

/** Runs in the page. */
async function examine({ include, exclude, rules }: Examination): Promise<Violation[]> {
  const { axe: sent } = window as unknown as { axe: typeof axe };
  const { violations } = await sent.run(
    { include: [include ?? 'html'], exclude: exclude === undefined ? [] : [exclude] },
    {
      resultTypes: ['violations'],
      // Off in axe unless asked for: voice control's names, and what a finger can hit.
      rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
      ...(rules && { runOnly: rules }),
    },
  );
  return violations.map(({ id, impact, nodes }) => ({
    impact: impact ?? 'none',
    told: `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  }));
}
