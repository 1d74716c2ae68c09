import { type KnownState, quoted, titleOf } from './capsule-test-facts.ts'

/** A test for Playwright; `baseURL` of its configuration names the server. */
export function playwrightTest(state: KnownState): string {
  const { file, scenario, takenAt, frozen, merchant, route, tag, theme, as } = state
  return `import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'

const headers: Record<string, string> = process.env.CONTROL_TOKEN
  ? { Authorization: \`Bearer \${process.env.CONTROL_TOKEN}\` }
  : {}

test(${titleOf(state)}, async ({ page, request }, { file }) => {
  const capsule = readFileSync(join(dirname(file), ${quoted(file)})).toString('base64')
  const opened = await request.post('/__control/capsules', { headers, data: { capsule } })
  expect(opened.status(), await opened.text()).toBe(201)
  const { world, link } = await opened.json()
  expect(world).toMatchObject({ scenario: ${quoted(scenario)}, merchant: ${quoted(merchant)}, clock: '${frozen ? 'frozen' : 'running'}' })
  // ${new Date(takenAt).toISOString()}
  ${frozen ? `expect(world.now).toBe(${takenAt})` : `expect(world.now).toBeGreaterThanOrEqual(${takenAt})`}

  await page.goto(link)
  await expect(page).toHaveURL(${quoted(route)})
  await expect(page.locator('html')).toHaveAttribute('lang', ${quoted(tag)})
  await expect(page.locator('html')).toHaveAttribute('data-theme', ${quoted(theme)})
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null'))
  expect(session?.userName ?? null).toBe(${as === null ? 'null' : quoted(as)})

  await request.delete(\`/__control/worlds/\${world.id}\`, { headers })
})
`
}
