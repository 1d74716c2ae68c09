import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { JSONReport, JSONReportSuite, JSONReportTestResult } from '@playwright/test/reporter'
import { installedBrowser } from '../../scripts/browser.mjs'
import { CLEAN_ENV } from '../support/built-server.ts'
import { foreignProject } from '../support/packed-example.ts'
import { ROOT } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'
import { inWorld, makeWorld, type TestWorld } from '../testing/supertest.ts'
import { type Figure, median } from './figures.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

const GREEN_TESTS = 200
/** How long a state may take from the file to the same failure, ms. */
const SOON = 5_000

/** How many planted failures open on another server with the same message, and what a green test pays for it. */
export async function failureFigures(): Promise<Figure[]> {
  const folder = scratchFolder('planted')
  const project = await foreignProject(folder)
  const planted = readFileSync(join(ROOT, 'tests/bench/planted.ts'), 'utf8')
  mkdirSync(join(project, 'planted'))
  writeFileSync(
    join(project, 'planted/planted.test.ts'),
    planted.replace('../testing/playwright.ts', '@understudy/testing/playwright'),
  )
  const servers = [await startBuilt(join(folder, 'one')), await startBuilt(join(folder, 'other'))] as const
  const red = await redTests(project, servers[0], 'red')
  const capsules = Object.fromEntries(
    [...red].map(([title, { annotations }]) => [title, join(project, stateIn(annotations))]),
  )
  writeFileSync(join(folder, 'capsules.json'), JSON.stringify(capsules))
  const reopened = await redTests(project, servers[1], 'reopened', { REOPENED: join(folder, 'capsules.json') })
  const same = [...red].filter(([title, result]) => {
    const other = reopened.get(title)
    const isSame = other?.status === 'failed' && messageOf(other) === messageOf(result) && other.duration <= SOON
    if (!isSame)
      console.error(`${title}: ${messageOf(result)}\n  now, after ${other?.duration} ms: ${other && messageOf(other)}`)
    return isSame
  })
  const green = await greenRatio(servers[0])
  await Promise.all(servers.map((server) => server.stop()))
  return [
    {
      name: 'planted failures that left a state',
      value: red.size,
      unit: '',
      limit: { value: 60, kind: 'at least', why: 'target' },
    },
    {
      name: 'opened in 5 s elsewhere, with the same message',
      value: same.length,
      unit: '',
      limit: { value: 59, kind: 'at least', why: 'target' },
    },
    {
      name: 'from file to failure, median',
      value: median([...reopened.values()].map(({ duration }) => duration)),
      unit: 'ms',
    },
    {
      name: 'largest state',
      value: Math.max(...Object.values(capsules).map((file) => statSync(file).size)) / 1_000,
      unit: 'KB',
      limit: { value: 400, kind: 'at most', why: 'target' },
    },
    {
      name: 'green test that would leave a state, of one that would not',
      value: green,
      unit: 'x',
      limit: { value: 1.05, kind: 'at most', why: 'nothing added' },
    },
  ]
}

/** Runs the planted tests in the project and gives the failed ones by title. */
async function redTests(project: string, server: ServerProcess, name: string, env: NodeJS.ProcessEnv = {}) {
  const config = join(project, `${name}.config.mjs`)
  const report = join(project, `${name}.json`)
  const settings = {
    testDir: join(project, 'planted'),
    outputDir: join(project, name),
    workers: 1,
    reporter: [['json', { outputFile: report }]],
    use: { baseURL: server.url, launchOptions: { executablePath: installedBrowser() } },
  }
  writeFileSync(config, `export default ${JSON.stringify(settings)}`)
  const command = [join(project, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config]
  await promisify(execFile)(process.execPath, command, { cwd: project, env: { ...CLEAN_ENV, ...env } }).catch(
    // They are to fail.
    () => undefined,
  )
  const { suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'))
  return new Map(suites.flatMap(failuresOf))
}

const failuresOf = ({ specs, suites = [] }: JSONReportSuite): [string, JSONReportTestResult][] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap((result): [string, JSONReportTestResult][] =>
        result.status === 'failed' ? [[title, result]] : [],
      ),
    ),
  ),
  ...suites.flatMap(failuresOf),
]

/** The path of a state, relative to the project, as the report says how to open it. */
const stateIn = (annotations: JSONReportTestResult['annotations']) =>
  annotations
    .find(({ type }) => type === 'state')
    ?.description?.split(' ')
    .at(-1) ?? ''

const messageOf = ({ error }: JSONReportTestResult) => error?.message ?? ''

/** The time of a green test in `inWorld`, beside the same in a world that is only made and deleted. */
async function greenRatio({ url }: ServerProcess): Promise<number> {
  const server = { url }
  const look = async (world: TestWorld) => {
    const amina = await world.as('amina')
    for (let call = 0; call < 5; call += 1) await amina.get('/wps/member/info').expect(200)
  }
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  process.env.TARGET = url
  const [keeping, plain]: [number[], number[]] = [[], []]
  const measured = [
    async () => void keeping.push(await timed(() => inWorld('green', look))),
    async () => {
      const run = timed(async () => {
        const world = await makeWorld({}, server)
        await look(world)
        await world.delete()
      })
      plain.push(await run)
    },
  ]
  // In turns, and each first as often as second, so that a busy machine slows both alike.
  for (let i = 0; i < GREEN_TESTS; i += 1) for (const one of i % 2 ? measured : measured.toReversed()) await one()
  delete process.env.TARGET
  return median(keeping) / median(plain)
}
