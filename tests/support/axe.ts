import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Less than half as long as the source that the module exports, which every page would have to parse. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Passes are not reported, and no style sheet is fetched, as no rule here needs their text. */
const OPTIONS = { resultTypes: ['violations' as const], preload: false }

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

const LOOKS = {
  'Urdu, dark': { language: 'UR', theme: 'dark' },
  'English, light': { language: 'EN', theme: 'light' },
} as const
type Look = keyof typeof LOOKS

/** The look in which the everyday gate checks all rules, and the other one of `--all`, with the rules that depend on it. */
export const looksOf = (everyday: Look) =>
  (Object.keys(LOOKS) as Look[]).map((name) =>
    name === everyday
      ? { name, device: LOOKS[name], rules: 'all' as const, tag: [] }
      : { name, device: LOOKS[name], rules: 'appearance' as const, tag: ['@all'] },
  )

type Rules = keyof typeof RULES

/**
 * The critical and serious violations axe finds on the page, or on a part of it. Without `rules` the page is checked in
 * one language only: by all rules as it is, and, unless the run leaves that out, for its contrast in the other theme.
 */
export async function obstacles(
  page: Page,
  name: string,
  {
    part = 'body',
    except,
    frames = false,
    rules,
  }: { part?: string; except?: string; frames?: boolean; rules?: Rules } = {},
): Promise<string[]> {
  const scan = async (by: Rules) => {
    await settled(page)
    // Frames of other origins take a second page to be put together.
    const builder = frames ? new AxeBuilder({ page, axeSource: SOURCE }) : await builderOf(page)
    if (except !== undefined) builder.exclude(except)
    const { violations } = await RULES[by](builder.include(part).options(OPTIONS)).analyze()
    const theme = await page.evaluate(() => document.documentElement.dataset.theme)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${name}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  if (rules) return scan(rules)
  const results = await scan('all')
  if (process.env.E2E_ONE_THEME) return results
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
  const { violations } = await RULES.all(builder.options({ ...OPTIONS, rules })).analyze()
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Looks at the page and its frames of the same origin. The builder would load axe twice for each look; once for each page is enough. */
async function builderOf(page: Page): Promise<AxeBuilder> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE)
  return new AxeBuilder({ page, axeSource: ';' }).setLegacyMode(true)
}

const changeTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  })

/**
 * Ends what moves, as contrast cannot be measured while a panel moves in. It is not waited for: browsers do not go on with
 * what moves beyond the page.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
    for (let now = moving(); now.length > 0; now = moving()) {
      for (const animation of now) animation.finish()
      await new Promise(requestAnimationFrame)
    }
  })
