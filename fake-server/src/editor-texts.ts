import { mapTexts, scenarioNamed, type Texts } from '@understudy/seed'
import type { Database } from 'better-sqlite3'
import { FEATURES } from './features.ts'
import { sanitiseEditorHtml } from './world/editor-html.ts'

/**
 * Sanitises every text of an editor in a database that becomes a world: a template or the image of a capsule. These are
 * the only ways in for such texts, so no reply has to sanitise. A scenario with `contentAsWritten` keeps them raw.
 */
export function sanitiseEditorTexts(sqlite: Database, scenario: string): void {
  if (scenarioNamed(scenario).contentAsWritten) return
  for (const tableColumn of FEATURES.flatMap(({ editorTexts = [] }) => editorTexts)) {
    const [table, column] = tableColumn.split('.')
    const rows = sqlite.prepare<[], { id: number; texts: string }>(`SELECT id, ${column} AS texts FROM ${table}`).all()
    const update = sqlite.prepare(`UPDATE ${table} SET ${column} = ? WHERE id = ?`)
    for (const { id, texts } of rows) {
      const clean = cleanTexts(texts)
      if (clean !== texts) update.run(clean, id)
    }
  }
}

/** Texts of an editor, as JSON, without what the platform does not let through. */
export const cleanTexts = (texts: string): string =>
  JSON.stringify(mapTexts(JSON.parse(texts) as Texts, sanitiseEditorHtml))

/** Whether a column holds texts of an editor. */
export const isEditorText = (tableColumn: string): boolean =>
  FEATURES.some(({ editorTexts = [] }) => (editorTexts as readonly string[]).includes(tableColumn))
