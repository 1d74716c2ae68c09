import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, type Request, repeatEach } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

/** What ten thousand downlines may cost beside fifty. */
const GROWTH = 4
const ROUNDS = 5
const CALLS = 100
const DAYS = 'startDate=2026-02-08&endDate=2026-03-10'

const SCREENS = {
  'team overview of 31 days': `/wps/agent/overview?${DAYS}`,
  'page of the team': '/wps/agent/downlines',
  'page of everybody below': '/wps/agent/downlines?levels=all',
  'team profit and loss of 31 days': `/wps/report/downlineTransaction?${DAYS}`,
  'the same by member': `/wps/report/downlineMembers?${DAYS}`,
}

/** What the server’s process works for an agent of ten thousand downlines, beside one of fifty. */
export async function teamFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  process.env.TARGET = server.url
  const { makeWorld, NOON } = await import('../support/world.ts')
  const { control } = await import('../support/call.ts')
  const { control: contract } = await import('@understudy/contracts')
  const few = await makeWorld({ startAt: NOON })
  await control(contract.makeTeam, { params: { id: few.id }, body: { under: 'twin42', size: 50, depth: 4 } })
  const begun = performance.now()
  const many = await makeWorld({ scenario: 'big-team', startAt: NOON })
  const seconds = (performance.now() - begun) / 1_000
  const measure = async (world: typeof few, name: string) => {
    const { token = '' } = await world.signedIn(name)
    return (path: string): Request => ({ path, headers: { ...HEADERS, 'x-world': world.id, Authorization: token } })
  }
  const [ofFew, ofMany] = [await measure(few, 'twin42'), await measure(many, 'tariq')]
  const figures: Figure[] = [{ name: 'the scenario of ten thousand is made in', value: seconds, unit: 's' }]
  for (const [name, path] of Object.entries(SCREENS)) {
    const ratios: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const floor = await costOf(server, ofFew(path))
      const cost = await costOf(server, ofMany(path))
      // The first round warms both up.
      if (round > 0) ratios.push(cost / floor)
    }
    figures.push({
      name: `${name}, 10,000 beside 50 downlines`,
      value: median(ratios),
      unit: 'x',
      limit: { value: GROWTH, kind: 'at most', why: 'goal' },
    })
  }
  await server.stop()
  return figures
}

/** Microseconds of work by call. */
async function costOf(server: ServerProcess, request: Request): Promise<number> {
  const before = server.work()
  await repeatEach(
    server.url,
    Array.from({ length: CALLS }, () => request),
  )
  return ((server.work() - before) * 1_000) / CALLS
}
