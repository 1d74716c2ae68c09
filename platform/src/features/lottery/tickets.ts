import { platformError } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { eq } from 'drizzle-orm'
import { hostRandom } from '../../shared/host-random.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import type { World } from '../../world/world.ts'
import { lottoTicket } from './lottery.table.ts'

/** Lifetime of a ticket in milliseconds. */
const GOOD_FOR = MINUTE

const isThat = (id: string) => eq(lottoTicket.id, id)

function ticketsRepository(db: WorldDatabase) {
  return {
    add: (row: { id: string; token: string; at: number }) =>
      void db
        .insert(lottoTicket)
        .values({ ...row, spentAt: null })
        .run(),
    byId: (id: string) => db.select().from(lottoTicket).where(isThat(id)).get(),
    spend: (id: string, at: number) => void db.update(lottoTicket).set({ spentAt: at }).where(isThat(id)).run(),
  }
}

/** Issues a ticket for a session; like tokens, it names its world. */
export function issueTicket(world: World, token: string): string {
  const id = `${world.id}.${hostRandom.uuid()}`
  world.use(ticketsRepository).add({ id, token, at: world.now() })
  return id
}

/**
 * Redeems a ticket: once, within a minute, in its own world. `open` gets the session token; if it throws, the ticket
 * stays valid.
 */
export function spendTicket<T>(world: World, id: string, open: (token: string) => T): T {
  const tickets = world.use(ticketsRepository)
  const ticket = tickets.byId(id)
  const now = world.now()
  if (!ticket || ticket.spentAt !== null || now < ticket.at || now >= ticket.at + GOOD_FOR)
    throw platformError('ticket.spent')
  const opened = open(ticket.token)
  tickets.spend(id, now)
  return opened
}
