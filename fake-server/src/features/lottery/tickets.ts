import { platformError } from '@understudy/contracts'
import { eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { machine } from '../../world/machine.ts'
import type { World } from '../../world/world.ts'
import { lottoTicket } from './lottery.table.ts'

/** How long a ticket is good, milliseconds. */
const GOOD_FOR = 60_000

export function ticketsRepository(db: WorldDatabase) {
  return {
    add: (row: { id: string; token: string; at: number }) =>
      void db
        .insert(lottoTicket)
        .values({ ...row, spentAt: null })
        .run(),
    byId: (id: string) => db.select().from(lottoTicket).where(eq(lottoTicket.id, id)).get(),
    spend: (id: string, at: number) =>
      void db.update(lottoTicket).set({ spentAt: at }).where(eq(lottoTicket.id, id)).run(),
  }
}

/** A ticket for the session of that token; it names the world, as tokens do. */
export function issueTicket(world: World, token: string): string {
  const id = `${world.id}.${machine.uuid()}`
  world.use(ticketsRepository).add({ id, token, at: world.now() })
  return id
}

/**
 * What a ticket opens for: once, within a minute, in its own world. `admit` gets the token the ticket stands for;
 * when it throws, the ticket is still good.
 */
export function spendTicket<T>(world: World, id: string, admit: (token: string) => T): T {
  const tickets = world.use(ticketsRepository)
  const ticket = tickets.byId(id)
  const now = world.now()
  if (!ticket || ticket.spentAt !== null || now < ticket.at || now >= ticket.at + GOOD_FOR)
    throw platformError('ticket.spent')
  const admitted = admit(ticket.token)
  tickets.spend(id, now)
  return admitted
}
