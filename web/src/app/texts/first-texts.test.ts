import { expect, test } from 'vitest'
import { type RouteOptions, routeTable } from '../route-table.ts'
import { furtherTexts } from './index.ts'

/** The folder of this file, with `src` as the root. */
const FOLDER = 'file:///app/texts/'

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.fromEntries(Object.entries(sources).map(([path, text]) => [new URL(path, FOLDER).pathname, text]))

/** A screen with the modules that it imports before it shows. */
function modulesOf(screen: string): string[] {
  const found = new Set([`/app/screens/${screen}.tsx`])
  for (const file of found)
    for (const [, source = ''] of (files[file] ?? '').matchAll(/^(?:import|export) (?!type )[^']*'([@.]*\/[^']+)'/gm)) {
      const path = new URL(source.replace(/^@\//, '/'), `file://${file}`).pathname
      const module = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => one in files)
      if (module) found.add(module)
    }
  return [...found]
}

test('a screen with the first texts shows none of the further ones', async () => {
  const further = Object.keys(await furtherTexts('EN'))
  const screens = Object.values<RouteOptions>(routeTable).filter(({ firstTexts }) => firstTexts)
  const uses = screens.flatMap(({ screen }) =>
    modulesOf(screen).flatMap((file) =>
      [...(files[file] ?? '').matchAll(/['`]([a-z-]+):[\w.]+/g)].flatMap(([key, namespace = '']) =>
        further.includes(namespace) ? [`${screen}: ${key} in ${file}`] : [],
      ),
    ),
  )
  expect(screens.flatMap(({ screen }) => modulesOf(screen)).length).toBeGreaterThan(100)
  expect(uses).toEqual([])
})
