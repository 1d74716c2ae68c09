import { argumentsOf } from '../../scripts/lib/arguments.mjs'
import { endpointFigures } from './endpoints.bench.ts'
import { type Figure, holds, printTable } from './figures.ts'
import { homeFigures } from './home.bench.ts'
import { launchFigures } from './launch.bench.ts'
import { listFigures } from './list.bench.ts'
import { lotteryFigures } from './lottery.bench.ts'
import { recordFigures } from './records.bench.ts'
import { gameListFigures, loginFigures, startFigures, worldFigures } from './server.bench.ts'
import { inspectorFigures, steeringFigures } from './steering.bench.ts'
import { teamFigures } from './team.bench.ts'
import { testerFigures } from './testers.bench.ts'
import { pageFigures, sizeFigures } from './web.bench.ts'
import { writeFigures } from './write.bench.ts'

const { values } = argumentsOf({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } })

const PARTS: Record<string, { title: string; run: () => Promise<Figure[]> }> = {
  start: { title: 'Start', run: startFigures },
  worlds: { title: 'Worlds', run: async () => [...(await worldFigures()), ...(await steeringFigures())] },
  inspector: { title: 'Inspector', run: inspectorFigures },
  games: { title: 'Game list', run: gameListFigures },
  endpoints: { title: 'Every endpoint beside a cached game list', run: endpointFigures },
  records: { title: 'Records of eight thousand bets', run: recordFigures },
  team: { title: 'Teams of ten thousand', run: teamFigures },
  write: { title: 'A star set', run: writeFigures },
  list: { title: 'A thousand tiles scrolled by', run: listFigures },
  launch: { title: 'From a tap on a tile to the game', run: launchFigures },
  lottery: { title: 'Lottery: a jump of thirty days', run: lotteryFigures },
  login: { title: 'Login', run: loginFigures },
  testers: { title: 'Two hundred testers at once', run: testerFigures },
  home: { title: 'Home and the pages one may open first, beside an empty page', run: homeFigures },
  size: { title: 'First view of home: size', run: sizeFigures },
  page: { title: 'First view of home: largest paint', run: pageFigures },
}

const chosen = Object.entries(PARTS).filter(
  ([name]) => values.only === undefined || values.only.split(',').includes(name),
)
if (chosen.length === 0) {
  console.error(`--only takes ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

const all: Figure[] = []
for (const [, { title, run }] of chosen) {
  const figures = await run()
  all.push(...figures)
  if (!values.json) printTable(title, figures)
}
if (values.json)
  console.log(
    JSON.stringify(
      all.map((figure) => ({ ...figure, holds: holds(figure) })),
      undefined,
      2,
    ),
  )
process.exit(all.some((figure) => holds(figure) === false) ? 1 : 0)
