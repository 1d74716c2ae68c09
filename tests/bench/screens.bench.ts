import { accessTo, paths } from '../../web/src/shared/navigation/paths.ts'
import { HEADERS, post } from './clients.ts'
import { type Figure, median, printFigure } from './figures.ts'
import { view } from './lighthouse.ts'
import { besideEmptyPage } from './pages.ts'
import type { ServerProcess } from './server-process.ts'

/** The bench ends with the screen that is being measured after these milliseconds. */
const TIME = 270_000
/** Screens between two measurements of the empty page, so that a busy machine slows both alike. */
const EMPTY_EVERY = 5

/** A game of the seed, for the screen whose address names one. */
const GAME = '/m/play/110001?vassalage=NP&gameType=RNG&gameId=NP-0001&name=Nilgiri%20Tiger'

/** Those people open first; the others follow in the order of the paths. */
const FIRST = [paths.home, paths.login, paths.gameList, paths.lottery, paths.deposit].map(({ pattern }) => pattern)

/** The lottery page is not one: the stage serves it. A replay needs the member's own bet. */
const APART: readonly string[] = [paths.lotto.pattern, paths.roundReplay.pattern]

const ADDRESSES = [...new Set([...FIRST, ...Object.values(paths).map(({ pattern }) => pattern)])]
  .filter((pattern) => !APART.includes(pattern))
  .map((pattern) => (pattern === paths.play.pattern ? GAME : pattern))

/** The screens of the app opened directly, each by a visitor or by a member it is for, beside an empty page of the same libraries. */
export const screenFigures = (): Promise<Figure[]> =>
  besideEmptyPage(async (app, empty) => {
    const [member, agent] = [await sessionOf(app, 'amina'), await sessionOf(app, 'tariq')]
    const sessions = { guest: undefined, member, real: member, agent, contracts: agent }
    const figures: Figure[] = []
    const floors: number[] = []
    const deadline = performance.now() + TIME
    for (const [index, path] of ADDRESSES.entries()) {
      if (performance.now() > deadline) {
        console.error(`Not measured in time: ${ADDRESSES.slice(index).join(', ')}`)
        break
      }
      if (index % EMPTY_EVERY === 0) floors.push((await view(`${empty.url}/m/home`)).lcp)
      const session = sessions[accessTo(path)]
      const stored = session ? { MC_SESSION_INFO: session, autoLogin: '1' } : undefined
      const { lcp, path: end } = await view(app.url + path, stored)
      const ledOn = end === path.split('?')[0] ? '' : ` (which led to ${end})`
      const figure: Figure = {
        name: `largest paint of ${path}${ledOn}, times that of an empty page`,
        value: lcp / median(floors.slice(-3)),
        unit: 'x',
      }
      printFigure(figure)
      figures.push(figure)
    }
    return figures
  })

/** What the browser of a logged-in member holds. */
async function sessionOf(app: ServerProcess, username: string): Promise<string> {
  const { value } = await post(app, '/wps/session/login', { username, password: 'Play1234', type: 'username' }, HEADERS)
  return JSON.stringify({ ...value, merchantCode: HEADERS.Merchant })
}
