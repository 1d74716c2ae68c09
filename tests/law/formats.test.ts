import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'

const INTL = /new Intl\.(DateTimeFormat|NumberFormat|RelativeTimeFormat)|\.toLocale(Date|Time)?String\(/

it('dates, amounts and how long ago are told by shared/format, which decides the zone and makes each formatter once', () => {
  const others = repositoryFiles(/^web\/src\/(?!control\/|shared\/format\/).*\.tsx?$/)
    .filter((file) => !/[.]test[.]/.test(file))
    .filter((file) => INTL.test(read(file)))
  expect(others).toEqual([])
})

it('an amount inside a text is made by shared/format: put together by hand, line and direction of reading part it from its currency', () => {
  const others = repositoryFiles(/^web\/src\/(?!control\/|shared\/format\/).*\.tsx?$/).flatMap((file) =>
    (read(file).match(/`[^`]*[sS]ymbol[^`]*\$\{formatAmount\([^`]*`/g) ?? []).map((found) => `${file}: ${found}`),
  )
  expect(others).toEqual([])
})
