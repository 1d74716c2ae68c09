import { expect, test } from 'vitest'
import { csvOf, jsonOf, readable } from './values.ts'

test.each([
  ['at', 1_773_126_000_000, '10 Mar 2026 12:00:00'],
  ['balance', 12_345_600, '1,234.56'],
  ['locked_amount', -5_162_000, '-516.20'],
  ['amount', 1, '0.0001'],
  ['type', 2, '2'],
  ['name', '=1+1', '=1+1'],
  ['used_at', null, 'null'],
])('the typed %s %s is read as %s', (column, value, text) => expect(readable(column, value)).toBe(text))

test('rows are exported as CSV without formulas, and as unchanged JSON', () => {
  const rows = [
    [1, 'plain', null],
    [-2, '=HYPERLINK("x")', 'a,b\n"c"'],
    [3, '+92300', '@cmd'],
    [4, '\t=1', '-1'],
    [5, 'a;=1+1', 'a\t@cmd'],
    [6, '\uff1d1+1', 'a = 1, well'],
  ]
  expect(csvOf(['id', 'name', 'note'], rows)).toBe(
    [
      'id,name,note',
      '1,plain,',
      `-2,"'=HYPERLINK(""x"")","a,b\n""c"""`,
      `3,'+92300,'@cmd`,
      `4,'\t=1,'-1`,
      `5,'a;=1+1,'a\t@cmd`,
      `6,'\uff1d1+1,"a = 1, well"`,
    ].join('\r\n'),
  )
  expect(JSON.parse(jsonOf(['id', 'name', 'note'], rows.slice(0, 1)))).toEqual([{ id: 1, name: 'plain', note: null }])
})
