import { describe, expect, test } from 'vitest'
import { reachOf } from './reach.mjs'

const FILES: Record<string, string> = {
  'contracts/src/index.ts': `export * as stars from './stars.ts'`,
  'contracts/src/stars.ts': '',
  'contracts/src/stars.test.ts': `import { x } from './stars.ts'`,
  'platform/src/features/stars/stars.routes.ts': `import { stars } from '@understudy/contracts'`,
  'platform/src/features/stars/stars.test.ts': `import { y } from './stars.routes.ts'`,
  'stage/src/features.ts': `import { y } from '@understudy/platform/features/stars/stars.routes.ts'`,
  'tests/contract/stars.contract.test.ts': '',
  'tests/contract/games.contract.test.ts': 'stars.add, stars.list, stars.remove',
  'tests/contract/walks.contract.test.ts': 'stars.add, stars.list',
  'tests/contract/money.contract.test.ts': 'expect(startsAt)',
  'web/src/features/stars/Star.tsx': `import './Star.module.css'`,
  'web/src/features/stars/Star.module.css': '',
  'web/src/features/stars/text/en.json': '{}',
  'web/src/shared/api/call.ts': '',
  'web/src/shared/api/call.test.ts': `const { call } = await import('./call.ts')`,
  'web/src/app/screens/StarsScreen.tsx': `import { Star } from '@/features/stars/Star'`,
  'web/src/app/screens/StarsScreen.test.tsx': `import { StarsScreen } from './StarsScreen'`,
  'web/src/app/screens/HelpScreen.test.tsx': '',
  'web/src/app/route-table.ts': `  stars: { screen: 'StarsScreen' },\n  help: { screen: 'HelpScreen' },`,
  'web/src/shared/navigation/paths.ts': `  stars: address<'a'>('/m/stars'),\n  help: address('/m/help'),`,
  'tests/support/page.ts': '',
  'tests/e2e/stars.e2e.ts': '',
  'tests/e2e/lists.e2e.ts': `await page.goto('/m/stars?a=1')`,
  'tests/e2e/other.e2e.ts': `await page.goto('/m/starsAndMore')`,
  'tests/e2e/help.e2e.ts': `import { visit } from '../support/page.ts'\nawait page.goto('/m/help')`,
}
const reach = (changed: string[], more: Record<string, string> = {}) => {
  const all = { ...FILES, ...more }
  return reachOf(changed, Object.keys(all), (file) => all[file] ?? '')
}
const STARS = [
  'platform/src/features/stars/stars.test.ts',
  'tests/contract/stars.contract.test.ts',
  'tests/contract/games.contract.test.ts',
  'web/src/app/screens/StarsScreen.test.tsx',
]
const BROWSER = ['tests/e2e/stars.e2e.ts', 'tests/e2e/lists.e2e.ts']

describe('a change reaches', () => {
  test.each([
    'web/src/features/stars/Star.tsx',
    'web/src/features/stars/Star.module.css',
    'web/src/features/stars/text/en.json',
    'platform/src/features/stars/stars.routes.ts',
  ])('a change of %s reaches the tests of its feature and of its pages', (file) => {
    expect(reach([file])).toEqual({ unit: STARS, e2e: BROWSER, wide: [] })
  })

  test('a changed contract reaches its own test too', () => {
    const { unit } = reach(['contracts/src/stars.ts'])
    expect(unit).toEqual(['contracts/src/stars.test.ts', ...STARS])
  })

  test('a changed module reaches what imports it, at once or through others', () => {
    expect(reach(['web/src/shared/api/call.ts']).unit).toEqual(['web/src/shared/api/call.test.ts'])
    expect(reach(['tests/support/page.ts'])).toEqual({ unit: [], e2e: ['tests/e2e/help.e2e.ts'], wide: [] })
    expect(reach(['tests/e2e/other.e2e.ts'])).toEqual({ unit: [], e2e: ['tests/e2e/other.e2e.ts'], wide: [] })
    expect(reach(['docs/money.md'])).toEqual({ unit: [], e2e: [], wide: [] })
  })

  test('a module that puts the whole together carries no change on', () => {
    const parts = Array.from({ length: 26 }, (_, i) => `web/src/shared/part${i}.ts`)
    const whole = parts.map((part) => `import '@/${part.replace('web/src/', '')}'`).join('\n')
    const more = {
      ...Object.fromEntries(parts.map((part) => [part, ''])),
      'web/src/app/whole.ts': whole,
      'web/src/app/far.test.ts': `import './whole.ts'`,
      'web/src/shared/near.test.ts': `import './part3.ts'`,
    }
    expect(reach(['web/src/shared/part3.ts'], more).unit).toEqual(['web/src/shared/near.test.ts'])
    expect(reach(['web/src/app/whole.ts'], more).unit).toEqual(['web/src/app/far.test.ts'])
  })

  test('a module that more than sixty tests import is named, and chooses the nearest', () => {
    const tests = Array.from({ length: 61 }, (_, i) => `web/src/app/far${i}.test.ts`)
    const more = {
      'web/src/app/user.ts': `import '@/shared/api/call'`,
      ...Object.fromEntries(tests.map((file) => [file, `import './user'`])),
    }
    const { unit, wide } = reach(['web/src/shared/api/call.ts'], more)
    expect({ unit, wide }).toEqual({
      unit: ['web/src/shared/api/call.test.ts'],
      wide: ['web/src/shared/api/call.ts'],
    })
  })

  test('a page that more than four browser tests open does not choose them', () => {
    const names = Array.from({ length: 4 }, (_, i) => `tests/e2e/more${i}.e2e.ts`)
    const more = Object.fromEntries(names.map((file) => [file, `await page.goto('/m/stars')`]))
    expect(reach(['web/src/features/stars/Star.tsx'], more).e2e).toEqual(['tests/e2e/stars.e2e.ts'])
  })
})
