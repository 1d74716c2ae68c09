import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { buildImage } from './build-image.ts'

/** Columns of a fresh world of a scenario in which a hostile sample of an editor stands. */
function hostileColumns(scenario: string): string[] {
  const sqlite = new Sqlite(buildImage({ scenario, seed: 1, startAt: 1_773_126_000_000 }))
  const columns = sqlite
    .prepare<[], { tbl: string; col: string }>(
      `SELECT m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY tbl, col`,
    )
    .all()
  return columns
    .filter(({ tbl, col }) =>
      sqlite
        .prepare(`SELECT 1 FROM "${tbl}" WHERE "${col}" LIKE '%__understudyHostile%' OR "${col}" LIKE '%trap.example%'`)
        .get(),
    )
    .map(({ tbl, col }) => `${tbl}.${col}`)
}

test('no column of a fresh world holds content that an editor may not write', {
  tags: ['CONTENT-014'],
}, () => {
  expect(hostileColumns('everyday')).toEqual([])
})

test('hostile-content has hostile text in every column that editors write', { tags: ['CONTENT-014'] }, () => {
  expect(hostileColumns('hostile-content')).toEqual([
    'announcement.content',
    'help_item.content',
    'inbox_message.content',
  ])
})
