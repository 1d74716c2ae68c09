import { mapTexts, scenarioNamed, type Texts } from '@understudy/seed'
import type { Database } from 'better-sqlite3'
import { sanitiseEditorHtml } from './world/editor-html.ts'

/** Columns that hold HTML of editors, a text per language as JSON. */
export const EDITOR_COLUMNS = [
  { table: 'announcement', column: 'content' },
  { table: 'help_item', column: 'content' },
] as const

/**
 * Sanitises every text of an editor in a database that becomes a world: a template or the image of a capsule. These are
 * the only ways in for such texts, so no reply has to sanitise. A scenario with `contentAsWritten` keeps them raw.
 */
export function sanitiseEditorTexts(sqlite: Database, scenario: string): void {
  if (scenarioNamed(scenario).contentAsWritten) return
  for (const { table, column } of EDITOR_COLUMNS) {
    const rows = sqlite.prepare<[], { id: number; texts: string }>(`SELECT id, ${column} AS texts FROM ${table}`).all()
    const update = sqlite.prepare(`UPDATE ${table} SET ${column} = ? WHERE id = ?`)
    for (const { id, texts } of rows) {
      const clean = JSON.stringify(mapTexts(JSON.parse(texts) as Texts, sanitiseEditorHtml))
      if (clean !== texts) update.run(clean, id)
    }
  }
}
