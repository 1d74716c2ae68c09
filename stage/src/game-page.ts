import { stageFiles } from './stage-files.ts'

const PART_OF_A_PAGE = /^<title>(.*)<\/title>\n/

/** Puts the parts of a game, below the title that they begin with, into the page that all games share. */
export function gamePage(frame: string, name: string, parts: string): string {
  const [line = '', title = ''] = PART_OF_A_PAGE.exec(parts) ?? []
  const values: Record<string, string> = { name, title, parts: parts.slice(line.length).trim() }
  return frame.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

/** Returns the text of a page of the stage: a whole document as it is, the parts of a game in the page of games. */
export function pageText(file: string): string {
  const { text } = stageFiles()
  const parts = text(file)
  const [, name = ''] = /([^/]+)[.]html$/.exec(file) ?? []
  return PART_OF_A_PAGE.test(parts) ? gamePage(text('shared/game.html'), name, parts) : parts
}
