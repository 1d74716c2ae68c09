import { spawnSync } from 'node:child_process'
import { argumentsOf } from '../../scripts/lib/arguments.mjs'
import { consoleFigures } from './console.bench.ts'
import { endpointFigures } from './endpoints.bench.ts'
import { failureFigures } from './failures.bench.ts'
import { type Figure, holds, printTable } from './figures.ts'
import { gameListFigures } from './games.bench.ts'
import { homeFigures } from './home.bench.ts'
import { launchFigures } from './launch.bench.ts'
import { listFigures } from './list.bench.ts'
import { loginFigures } from './login.bench.ts'
import { loopFigures } from './loop.bench.ts'
import { lotteryFigures } from './lottery.bench.ts'
import { recordFigures } from './records.bench.ts'
import { screenFigures } from './screens.bench.ts'
import { startFigures } from './start.bench.ts'
import { teamFigures } from './team.bench.ts'
import { testerFigures } from './testers.bench.ts'
import { worldFigures } from './worlds.bench.ts'
import { writeFigures } from './write.bench.ts'

const { values } = argumentsOf({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } })

const PARTS: Record<string, { title: string; run: () => Promise<Figure[]> }> = {
  start: { title: 'Start', run: startFigures },
  worlds: { title: 'Worlds', run: worldFigures },
  console: { title: 'A busy world followed in the console', run: consoleFigures },
  games: { title: 'Game list', run: gameListFigures },
  endpoints: { title: 'Every endpoint that reads', run: endpointFigures },
  loop: { title: 'How long a call keeps the event loop at a time', run: loopFigures },
  records: { title: 'Records of eight thousand bets', run: recordFigures },
  team: { title: 'Teams of ten thousand', run: teamFigures },
  write: { title: 'A star set', run: writeFigures },
  list: { title: 'A thousand tiles scrolled by', run: listFigures },
  launch: { title: 'From a tap on a tile to the game', run: launchFigures },
  lottery: { title: 'Lottery: a jump of thirty days', run: lotteryFigures },
  failures: { title: 'Sixty planted failures, opened on another server', run: failureFigures },
  login: { title: 'Login', run: loginFigures },
  testers: { title: 'Two hundred testers at once', run: testerFigures },
  home: { title: 'Home and the pages one may open first, beside an empty page', run: homeFigures },
  screens: { title: 'Every screen opened directly by a visitor, beside an empty page', run: screenFigures },
}

const names = values.only?.split(',') ?? Object.keys(PARTS)
if (names.some((name) => !Object.hasOwn(PARTS, name))) {
  console.error(`--only takes ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

const figures = names.length === 1 ? await measured(names[0] ?? '') : names.flatMap(measuredApart)
if (values.json) console.log(JSON.stringify(figures, undefined, 2))
process.exit(figures.some((figure) => figure.holds === false) ? 1 : 0)

type Measured = Figure & { holds: ReturnType<typeof holds> }

async function measured(name: string): Promise<Measured[]> {
  const { title, run } = PARTS[name] as (typeof PARTS)[string]
  const figures = await run()
  if (!values.json) printTable(title, figures)
  return figures.map((figure) => ({ ...figure, holds: holds(figure) }))
}

/** One part in a process of its own: what it loads, warms and leaves in the environment does not meet the next one. */
function measuredApart(name: string): Measured[] {
  const command = [...process.execArgv, process.argv[1] ?? '', '--only', name, '--json']
  const { status, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A part that failed to measure has printed its reason; a figure that does not hold is no such failure.
  if (!stdout.trimStart().startsWith('[')) throw new Error(`the part ${name} ended with ${status} and without figures`)
  const figures = JSON.parse(stdout) as Measured[]
  if (!values.json) printTable(PARTS[name]?.title ?? name, figures)
  return figures
}
