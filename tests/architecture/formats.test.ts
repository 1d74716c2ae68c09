import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'

const INTL = /new Intl\.(DateTimeFormat|NumberFormat|RelativeTimeFormat)|\.toLocale(Date|Time)?String\(/

it('only shared/format makes formatters of dates, amounts and durations', () => {
  const others = repositoryFiles(/^web\/src\/(?!shared\/format\/).*\.tsx?$/)
    .filter((file) => !/[.]test[.]/.test(file))
    .filter((file) => INTL.test(read(file)))
  expect(others).toEqual([])
})

it('an amount inside a text is made by shared/format, with its currency attached', () => {
  const others = repositoryFiles(/^web\/src\/(?!shared\/format\/).*\.tsx?$/).flatMap((file) =>
    (read(file).match(/`[^`]*[sS]ymbol[^`]*\$\{formatAmount\([^`]*`/g) ?? []).map((found) => `${file}: ${found}`),
  )
  expect(others).toEqual([])
})
