import { control as contract } from '@understudy/contracts'
import { scratchFolder } from '../support/scratch.ts'
import type { TestWorld } from '../support/world.ts'
import { costOf, HEADERS, type Request } from './clients.ts'
import { beside, type Figure, median } from './figures.ts'
import { startBuilt } from './server-process.ts'

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
  const few = await makeWorld({ startAt: NOON })
  await control(contract.makeTeam, { params: { id: few.id }, body: { under: 'twin42', size: 50, depth: 4 } })
  const begun = performance.now()
  const many = await makeWorld({ scenario: 'big-team', startAt: NOON })
  const figures: Figure[] = [
    { name: 'the scenario of ten thousand is made in', value: (performance.now() - begun) / 1_000, unit: 's' },
  ]
  const askedBy = async (world: TestWorld, name: string) => {
    const { token = '' } = await world.signedIn(name)
    const headers = { ...HEADERS, 'x-world': world.id, Authorization: token }
    return (path: string) => Array.from({ length: CALLS }, (): Request => ({ path, headers }))
  }
  const [ofFew, ofMany] = [await askedBy(few, 'twin42'), await askedBy(many, 'tariq')]
  for (const [name, path] of Object.entries(SCREENS)) {
    const costs = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round <= ROUNDS; round += 1) {
      costs.few.push(await costOf(server, ofFew(path)))
      costs.many.push(await costOf(server, ofMany(path)))
    }
    // The first round warms both up.
    const [small, large] = [costs.few, costs.many].map((all) => median(all.slice(1)) / 1_000)
    figures.push(
      ...beside(
        { name: `${name}, 10,000 downlines`, value: large ?? Number.NaN, unit: 'ms' },
        { name: 'the same with 50 downlines', value: small ?? Number.NaN, unit: 'ms' },
      ),
    )
  }
  await server.stop()
  return figures
}
