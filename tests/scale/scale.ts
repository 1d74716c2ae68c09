import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { freePort } from '../support/free-port.ts'
import { scratchFolder } from '../support/scratch.ts'
import { type ServerProcess, startServer } from '../support/server.ts'
import { MixedCalls } from './mixed-calls.ts'
import { type LocalProcess, nginxVersion, startProxy } from './proxy.ts'
import { twoPhones } from './room.ts'

// Three processes behind nginx: many worlds, mixed calls, one process killed and one restarted meanwhile.

const WORLDS = 300
const DURABLE = 100
const CALLS = 10_000
const AT_ONCE = 24
/** Of each measurement of how fast it is; `single` calls are made one after the other. */
const MEASURED = { rounds: 3, calls: 2_000, single: 300, worlds: 60 } as const
const TOKEN = 'scale'

if (nginxVersion() === undefined) {
  console.error('npm run scale-check needs nginx: install it (apt-get install nginx-light), and run it again.')
  process.exit(1)
}

const NAMES = ['a', 'b', 'c'] as const
const folders = [scratchFolder('a'), scratchFolder('b'), scratchFolder('c')]
const local: LocalProcess[] = []
for (const name of NAMES) local.push({ name, port: await freePort(), stagePort: await freePort() })
const front = { port: await freePort(), stagePort: await freePort() }

const start = (i: number): Promise<ServerProcess> =>
  startServer(folders[i]!, {
    PORT: String(local[i]!.port),
    STAGE_PORT: String(local[i]!.stagePort),
    PROCESS_NAME: NAMES[i]!,
    PROCESS_NAMES: NAMES.join(),
    PROXY_ORIGIN: `http://127.0.0.1:${front.port}`,
    CONTROL_TOKEN: TOKEN,
    TRUST_PROXY: '1',
    HOST: '127.0.0.1',
  })
const processes = [await start(0), await start(1), await start(2)]
const proxy = await startProxy(local, front)
const problems: string[] = []
const tell = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`)

/** Worlds in memory of one process, by its own account. */
async function inMemoryOf(i: number): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${local[i]!.port}/__control/worlds`, {
    headers: { Authorization: `Bearer ${TOKEN}`, 'x-process': NAMES[i]! },
  })
  const worlds = (await reply.json()) as { id: string; durable: boolean }[]
  return worlds.filter(({ durable }) => !durable).map(({ id }) => id)
}

try {
  tell(`${nginxVersion()}; ${WORLDS} worlds, ${DURABLE} of them durable, in three processes`)
  const mixed = new MixedCalls(proxy.url, TOKEN)
  await mixed.begin(WORLDS, DURABLE)
  const spread = await Promise.all([0, 1, 2].map(async (i) => (await inMemoryOf(i)).length))
  tell(`worlds in memory by process: ${spread.join(', ')}`)
  if (spread.some((count) => count === 0)) problems.push('a process has no world: the proxy does not spread them')

  problems.push(...(await twoPhones(proxy.url, TOKEN)))
  tell('two phones are in one room')

  let mayBeLost: string[] = []
  let going = Promise.resolve()
  const plan: Record<number, () => Promise<void>> = {
    [CALLS * 0.2]: async () => {
      mayBeLost = await inMemoryOf(0)
      await processes[0]!.kill()
      tell(`the first process is killed; with it go its ${mayBeLost.length} worlds in memory`)
    },
    [CALLS * 0.4]: async () => {
      processes[0] = await start(0)
      tell('the first process is there again')
    },
    [CALLS * 0.6]: async () => {
      const leaving = processes[1]!.process
      const ended = once(leaving, 'exit')
      const worldsInMemory = (await inMemoryOf(1)).length
      leaving.kill('SIGTERM')
      await ended
      tell(`the second process has ended: its ${worldsInMemory} worlds in memory are in its folder`)
    },
    [CALLS * 0.8]: async () => {
      processes[1] = await start(1)
      tell(`the second process is there again, with ${(await inMemoryOf(1)).length} worlds in memory`)
    },
  }
  const begun = performance.now()
  const outcome = await mixed.run(CALLS, AT_ONCE, (made) => {
    const act = plan[made]
    if (act) going = going.then(act)
  })
  await going
  await mixed.end(outcome)
  const lost = mixed.testers.filter((tester) => tester.lost)
  problems.push(...outcome.wrong)
  for (const { world } of lost)
    if (!mayBeLost.includes(world)) problems.push(`the world ${world} is lost, and was not the killed process's`)
  const seconds = (performance.now() - begun) / 1_000
  tell(`${outcome.calls} calls in ${seconds.toFixed(1)} s; wrong: ${outcome.wrong.length}`)
  tell(`not answered: ${JSON.stringify(outcome.unanswered)}; worlds lost with the killed process: ${lost.length}`)

  const listed = await mixed.steer<{ id: string }[]>('GET', '/worlds')
  const ids = new Set(listed.map(({ id }) => id))
  const unlisted = mixed.testers.filter(({ lost: isLost, world }) => !isLost && !ids.has(world))
  if (unlisted.length > 0 || ids.size !== listed.length)
    problems.push(`the list of all has ${listed.length} lines, ${ids.size} worlds, and lacks ${unlisted.length}`)
  tell(`the console lists ${listed.length} worlds of three processes`)

  tell(`how fast, with everything on one machine of ${availableParallelism()} cores:`)
  await measure()
} finally {
  await proxy.end()
  for (const { kill } of processes) await kill()
}

/** The same calls against one process, and all three behind the proxy; in turn, as a machine tires and warms. */
async function measure(): Promise<void> {
  const alone = await startServer(scratchFolder('alone'), { CONTROL_TOKEN: TOKEN, HOST: '127.0.0.1' })
  try {
    const setups = [
      { name: 'one process', url: `http://127.0.0.1:${alone.port}` },
      { name: 'three processes behind nginx', url: proxy.url },
    ].map((setup) => ({
      ...setup,
      calls: new MixedCalls(setup.url, TOKEN),
      perSecond: [] as number[],
      single: [] as number[],
    }))
    for (const { calls } of setups) {
      await calls.begin(MEASURED.worlds, 0)
      await calls.run(MEASURED.worlds * 8, AT_ONCE)
    }
    for (let round = 0; round < MEASURED.rounds; round += 1)
      for (const { calls, perSecond, single } of setups) {
        const begun = performance.now()
        problems.push(...(await calls.run(MEASURED.calls, AT_ONCE)).wrong)
        perSecond.push(MEASURED.calls / ((performance.now() - begun) / 1_000))
        single.push(middle((await calls.run(MEASURED.single, 1)).took))
      }
    for (const { name, perSecond, single } of setups)
      tell(
        `${name}: ${middle(perSecond).toFixed(0)} calls a second with ${AT_ONCE} at once; one alone takes ${middle(single).toFixed(2)} ms`,
      )
  } finally {
    await alone.kill()
  }
}

function middle(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

for (const problem of problems.slice(0, 20)) console.error(problem)
console.log(problems.length === 0 ? 'Nothing was wrong.' : `${problems.length} things were wrong.`)
process.exit(problems.length === 0 ? 0 : 1)
