import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { setLanguage, text } from '@/shared/i18n'
import { routes } from './routes.ts'

/** `| /m/login | Log in | لاگ ان | Log in |` */
const ROW = /^\| `(\/[^`]*)` \| (.+) \| (.+) \| (.+) \|$/
const documented = readFileSync(join(import.meta.dirname, '../../../docs/screens.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, path, EN, UR, la] = ROW.exec(line) ?? []
    return path ? [{ path, EN, UR, 'UR-LA': la }] : []
  })

describe('docs/screens.md', () => {
  afterAll(() => setLanguage('EN'))

  test('docs/screens.md has a row for every screen, and no others', { tags: ['SHELL-025'] }, () => {
    expect(documented.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort())
  })

  test.each(['EN', 'UR', 'UR-LA'] as const)(
    'the titles in %s are those of the table',
    { tags: ['SHELL-006', 'SHELL-025'] },
    async (language) => {
      await setLanguage(language)
      const titles = Object.fromEntries(routes.map(({ path, handle }) => [path, text(handle.title)]))
      expect(titles).toEqual(Object.fromEntries(documented.map((row) => [row.path, row[language]])))
    },
  )
})
