import { spawnSync } from 'node:child_process'
import { argumentsOf } from '../../scripts/lib/arguments.mjs'
import { consoleFigures } from './console.bench.ts'
import { endpointFigures } from './endpoints.bench.ts'
import { type Figure, printTable } from './figures.ts'
import { gameListFigures } from './games.bench.ts'
import { homeFigures } from './home.bench.ts'
import { launchFigures } from './launch.bench.ts'
import { loginFigures } from './login.bench.ts'
import { screenFigures } from './screens.bench.ts'
import { startFigures } from './start.bench.ts'
import { teamFigures } from './team.bench.ts'
import { wasmFigures } from './wasm.bench.ts'
import { worldFigures } from './worlds.bench.ts'
import { writeFigures } from './write.bench.ts'

const { values } = argumentsOf({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } })

const PARTS: Record<string, { title: string; run: () => Promise<Figure[]> }> = {
  start: { title: 'Start', run: startFigures },
  worlds: { title: 'Worlds', run: worldFigures },
  console: { title: 'A busy world followed in the console', run: consoleFigures },
  games: { title: 'Game list', run: gameListFigures },
  endpoints: { title: 'The dearest reads', run: endpointFigures },
  team: { title: 'A team of ten thousand beside one of fifty', run: teamFigures },
  write: { title: 'A star set', run: writeFigures },
  launch: { title: 'From a tap on a tile to the game', run: launchFigures },
  login: { title: 'Login', run: loginFigures },
  wasm: { title: 'SQLite as WebAssembly, beside the native one', run: wasmFigures },
  home: { title: 'Home and the pages one may open first, beside an empty page', run: homeFigures },
  screens: { title: 'Every screen opened directly by a visitor, beside an empty page', run: screenFigures },
}

const names = values.only?.split(',') ?? Object.keys(PARTS)
if (names.some((name) => !Object.hasOwn(PARTS, name))) {
  console.error(`--only takes ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

const figures: Figure[] = []
for (const name of names) {
  const { title, run } = PARTS[name] as (typeof PARTS)[string]
  const measured = names.length === 1 ? await run() : measuredApart(name)
  if (!values.json) printTable(title, measured)
  figures.push(...measured)
}
if (values.json) console.log(JSON.stringify(figures, undefined, 2))
process.exit()

/** One part in a process of its own: what it loads, warms and leaves in the environment does not meet the next one. */
function measuredApart(name: string): Figure[] {
  const command = [...process.execArgv, process.argv[1] ?? '', '--only', name, '--json']
  const { status, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`the part ${name} ended with ${status} and without figures`)
  return JSON.parse(stdout) as Figure[]
}
