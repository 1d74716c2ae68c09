// Transactional outbox of messages that are never sent, pruned to a count by kind.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../storage/database.ts'
import { outbox } from '../storage/world.table.ts'

export type OutboxKind = 'sms' | 'email' | 'captcha'

/** How many items of each kind a world keeps, and after how many new ones older items are pruned. */
const KEPT = 500
const CLEANED_EVERY = 50

/** Messages the world would have sent (SMS, e-mail, captcha), stored for testers to read. */
export class Outbox {
  readonly #db: WorldDatabase
  readonly #now: () => number

  constructor(db: WorldDatabase, now: () => number) {
    this.#db = db
    this.#now = now
  }

  send(item: { kind: OutboxKind; to: string; text: string; code: string }): void {
    const { to, ...rest } = item
    const { lastInsertRowid: last } = this.#db
      .insert(outbox)
      .values({ ...rest, recipient: to, at: this.#now() })
      .run()
    if (Number(last) % CLEANED_EVERY === 0) this.#clean(item.kind)
  }

  /** Prunes by kind, so that captchas do not displace messages. */
  #clean(kind: OutboxKind): void {
    const oldestKept = this.#db
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.kind, kind))
      .orderBy(desc(outbox.id))
      .limit(1)
      .offset(KEPT - 1)
    this.#db
      .delete(outbox)
      .where(and(eq(outbox.kind, kind), lt(outbox.id, oldestKept)))
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
