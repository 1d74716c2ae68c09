import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from './compare.ts'
import { linkTo, thenDo } from './link.ts'
import type { View } from './looks.ts'
import type { Shot } from './shoot.ts'

const PAGE = join(import.meta.dirname, 'page')
/** Where `npm start` serves: what the links of a page opened from a disk lead to. */
const SERVER = 'http://localhost:3000'

/** One picture of the page, with what it is of. */
export interface Card {
  screen: string
  state: string
  merchant: string
  language: string
  theme: string
  size: string
  who: string
  scenario: string
  path: string
  endedAt: string
  /** Path and search that open the state in a world of its own. */
  link: string
  /** What is left to do there by hand. */
  thenDo: string
  /** Undefined for what only the earlier atlas has. */
  file: string | undefined
  calls: string[]
  problems: string[]
  axe: string[]
  change: Change | undefined
}

/** Writes the page beside its pictures: it asks nobody else for anything. */
export function writePage(
  folder: string,
  views: readonly View[],
  shots: Map<string, Shot>,
  changes: Map<string, Change>,
): Card[] {
  const cards = views.flatMap((view) => {
    const shot = shots.get(view.key)
    return shot === undefined ? [] : cardsOf(view, shot, changes)
  })
  for (const file of ['index.html', 'page.css', 'page.js']) copyFileSync(join(PAGE, file), join(folder, file))
  writeFileSync(join(folder, 'data.js'), dataScript(cards))
  return cards
}

/** Inside a script a tag would end it, wherever in a text it stands. */
export const dataScript = (cards: readonly object[]): string =>
  `window.ATLAS = ${JSON.stringify({ server: SERVER, cards }).replaceAll('<', '\\u003c')}\n`

function cardsOf(view: View, shot: Shot, changes: Map<string, Change>): Card[] {
  const { state } = view
  return shot.pictures.map(({ size, file }) => ({
    screen: state.screen,
    state: state.name,
    merchant: view.merchant,
    language: view.language,
    theme: view.theme,
    size,
    who: view.as ?? 'visitor',
    scenario: state.scenario,
    path: state.path,
    endedAt: shot.endedAt,
    link: linkTo(view),
    thenDo: thenDo(state),
    file,
    calls: shot.calls,
    problems: shot.problems,
    axe: shot.axe ?? [],
    change: changes.get(file),
  }))
}
