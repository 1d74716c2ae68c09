import { and, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from './database.ts'
import { outbox } from './world.table.ts'

export type OutboxKind = 'sms' | 'email' | 'captcha'

/** What the world sends out, kept for testers to read. */
export class Outbox {
  readonly #db: WorldDatabase
  readonly #now: () => number

  constructor(db: WorldDatabase, now: () => number) {
    this.#db = db
    this.#now = now
  }

  send(item: { kind: OutboxKind; to: string; text: string; code: string }): void {
    const { to, ...rest } = item
    this.#db
      .insert(outbox)
      .values({ ...rest, recipient: to, at: this.#now() })
      .run()
  }

  /** Newest first. */
  list(filter: { kind?: OutboxKind; to?: string; limit: number }) {
    return this.#db
      .select()
      .from(outbox)
      .where(
        and(
          filter.kind === undefined ? sql`1` : eq(outbox.kind, filter.kind),
          filter.to === undefined ? sql`1` : eq(outbox.recipient, filter.to),
        ),
      )
      .orderBy(desc(outbox.id))
      .limit(filter.limit)
      .all()
      .map(({ recipient, ...item }) => ({ ...item, to: recipient }))
  }
}
