import { platformError } from '@understudy/contracts'
import { and, eq, isNull } from 'drizzle-orm'
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
    /** False when it was spent before. */
    spend: (id: string, at: number): boolean =>
      db
        .update(lottoTicket)
        .set({ spentAt: at })
        .where(and(eq(lottoTicket.id, id), isNull(lottoTicket.spentAt)))
        .run().changes > 0,
  }
}

/** A ticket for the session of that token; it names the world, as tokens do. */
export function issueTicket(world: World, token: string): string {
  const id = `${world.id}.${machine.uuid()}`
  world.use(ticketsRepository).add({ id, token, at: world.now() })
  return id
}

/** The token a ticket stands for: once, within a minute, in its own world. */
export function spendTicket(world: World, id: string): string {
  const tickets = world.use(ticketsRepository)
  const ticket = tickets.byId(id)
  const now = world.now()
  if (!ticket || now < ticket.at || now >= ticket.at + GOOD_FOR || !tickets.spend(id, now))
    throw platformError('ticket.spent')
  return ticket.token
}
