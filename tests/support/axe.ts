import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Roles, names and structure do not depend on language or theme; colours, fonts and directions do. */
const RULES = {
  all: (axe: AxeBuilder) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']),
  contrast: (axe: AxeBuilder) => axe.withRules(['color-contrast']),
  appearance: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'target-size']),
}

/** What Lighthouse's score of accessibility counts beyond WCAG. */
const LIGHTHOUSE_RULES = [
  'accesskeys',
  'aria-allowed-role',
  'aria-dialog-name',
  'aria-text',
  'aria-treeitem-name',
  'heading-order',
  'image-redundant-alt',
  'skip-link',
  'tabindex',
  'table-duplicate-name',
]

/** The two passes of axe: all rules in one language and theme, and the rules that depend on them in another. */
export const LOOKS = [
  { language: 'EN', theme: 'dark', rules: 'all' },
  { language: 'UR', theme: 'light', rules: 'appearance' },
] as const

type Rules = keyof typeof RULES

/**
 * The critical and serious violations axe finds on the page, or on a part of it. Without `rules` the page is checked in
 * one language only: by all rules as it is, and for its contrast in the other theme.
 */
export async function obstacles(
  page: Page,
  name: string,
  { part = 'body', frames = false, rules }: { part?: string; frames?: boolean; rules?: Rules } = {},
): Promise<string[]> {
  const scan = async (by: Rules) => {
    await settled(page)
    // Frames of other origins take a second page to be put together.
    const builder = frames ? new AxeBuilder({ page }) : await builderOf(page)
    const { violations } = await RULES[by](builder.include(part).options({ resultTypes: ['violations'] })).analyze()
    const theme = await page.evaluate(() => document.documentElement.dataset.theme)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${name}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  if (rules) return scan(rules)
  const results = await scan('all')
  await changeTheme(page)
  results.push(...(await scan('contrast')))
  await changeTheme(page)
  return results
}

/**
 * All violations of WCAG 2.2 A and AA that axe finds on the current page, and of what else Lighthouse counts, so that a
 * page without any has 100 points there: rule and elements.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await settled(page)
  const builder = await builderOf(page)
  const rules = Object.fromEntries(LIGHTHOUSE_RULES.map((rule) => [rule, { enabled: true }]))
  const { violations } = await RULES.all(builder.options({ resultTypes: ['violations'], rules })).analyze()
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Looks at the page and its frames of the same origin. The builder would load axe twice for each look; once for each page is enough. */
async function builderOf(page: Page): Promise<AxeBuilder> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return new AxeBuilder({ page, axeSource: ';' }).setLegacyMode(true)
}

const changeTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  })

/** Waits for animations, as contrast cannot be measured while a panel moves in. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  )
