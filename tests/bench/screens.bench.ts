import { rmSync } from 'node:fs'
import { paths } from '../../web/src/shared/navigation/paths.ts'
import { scratchFolder } from '../support/scratch.ts'
import { buildEmptyPage, FOR_PLAYERS, webRoot } from './built-pages.ts'
import type { Figure } from './figures.ts'
import { view } from './lighthouse.ts'
import { startBuilt } from './server-process.ts'

/** Largest paint of a screen that is opened directly, as a multiple of that of an empty page. */
const LIMIT = 2

/** A game of the seed, for the screen whose address names one. */
const GAME = '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger'

/** Addresses of the screens; the lottery page is not one: the stage serves it. */
const ADDRESSES = Object.entries(paths).flatMap(([name, { pattern }]) =>
  name === 'lotto' ? [] : [pattern === '/m/play/:nodeId' ? GAME : pattern],
)

/** Every address of the app as a visitor opens it, each beside an empty page of the same libraries. */
export async function screenFigures(): Promise<Figure[]> {
  const emptyRoot = await buildEmptyPage()
  const [app, empty] = await Promise.all([
    startBuilt(scratchFolder('bench'), { ...FOR_PLAYERS, WEB_ROOT: webRoot() }),
    startBuilt(scratchFolder('bench'), { ...FOR_PLAYERS, WEB_ROOT: emptyRoot }),
  ])
  try {
    const figures: Figure[] = []
    for (const path of ADDRESSES) {
      // In turns, so that a busy machine slows both alike.
      const floor = await view(`${empty.url}/m/home`, 'simulate')
      const { lcp } = await view(app.url + path, 'simulate')
      figures.push({
        name: `largest paint of ${path}, times that of an empty page`,
        value: lcp / floor.lcp,
        unit: 'x',
        limit: { value: LIMIT, kind: 'at most', why: 'floor' },
      })
    }
    return figures
  } finally {
    await Promise.all([app.stop(), empty.stop()])
    rmSync(emptyRoot, { recursive: true, force: true })
  }
}
