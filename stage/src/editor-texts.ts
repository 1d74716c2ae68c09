import { sanitiseEditorHtml } from '@understudy/platform/shared/editor-html.ts'
import type { Database } from '@understudy/platform/storage/sqlite.ts'
import { findScenario, mapTexts, type Texts } from '@understudy/seed'
import { FEATURES } from './features.ts'

/**
 * Sanitises every editor's text in a database that becomes a world: a template or the image of a capsule. Such texts
 * enter in no other way, so replies need not sanitise. A scenario with `contentAsWritten` keeps them raw.
 */
export function sanitiseEditorTexts(sqlite: Database, scenario: string): void {
  if (findScenario(scenario)?.contentAsWritten) return
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

/** Sanitises an editor's texts by language, given as JSON. */
export const cleanTexts = (texts: string): string =>
  JSON.stringify(mapTexts(JSON.parse(texts) as Texts, sanitiseEditorHtml))

/** Whether a column holds editors' texts. */
export const isEditorText = (tableColumn: string): boolean =>
  FEATURES.some(({ editorTexts = [] }) => (editorTexts as readonly string[]).includes(tableColumn))
