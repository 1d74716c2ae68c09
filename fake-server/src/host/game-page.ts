import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { STAGE_FILES } from '../files/folders.ts'

const PART_OF_A_PAGE = /^<title>(.*)<\/title>\n/

/** Puts the parts of a game, below the title that they begin with, into the page that all games share. */
export function gamePage(frame: string, name: string, parts: string): string {
  const [line = '', title = ''] = PART_OF_A_PAGE.exec(parts) ?? []
  const values: Record<string, string> = { name, title, parts: parts.slice(line.length).trim() }
  return frame.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

/** Returns the text of a page of the stage: a whole document as it is, the parts of a game in the page of games. */
export async function pageText(file: string): Promise<string> {
  const text = await readFile(join(STAGE_FILES, file), 'utf8')
  if (!PART_OF_A_PAGE.test(text)) return text
  return gamePage(await readFile(join(STAGE_FILES, 'shared/game.html'), 'utf8'), basename(file, '.html'), text)
}
