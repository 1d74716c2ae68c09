import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Theme = 'dark' | 'light'

/**
 * What axe finds that keeps somebody from using the page, or a part of it: everything in the theme it has,
 * and the contrast in the other theme, which changes nothing but colours.
 */
export async function obstacles(
  page: Page,
  name: string,
  { part = 'body', frames = false }: { part?: string; frames?: boolean } = {},
): Promise<string[]> {
  const scan = async (look: string, narrow: (axe: AxeBuilder) => AxeBuilder) => {
    await settled(page)
    // Frames of other origins take a second page to be put together.
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode(!frames)
    const { violations } = await narrow(axe.options({ resultTypes: ['violations'] })).analyze()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${name}, ${look}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  const theme = await page.evaluate(() => document.documentElement.dataset.theme as Theme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const found = await scan(theme, (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']))
  await wear(page, other)
  found.push(...(await scan(other, (axe) => axe.withRules(['color-contrast']))))
  await wear(page, theme)
  return found
}

const wear = (page: Page, theme: Theme) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)

/** A panel that is still on its way in has the contrast of neither here nor there. */
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
