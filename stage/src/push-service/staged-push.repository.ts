import type { WorldDatabase } from '@understudy/platform/storage/database.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import { stagedPush, stagedSubscription } from './staged-push.table.ts'

/** Messages in one answer. */
const AT_ONCE = 20

/** Subscriptions and messages of the staged push service. */
export const stagedPushRepository = (db: WorldDatabase) => ({
  open: (id: string, at: number): void => void db.insert(stagedSubscription).values({ id, at }).run(),
  isOpen: (id: string): boolean =>
    db.select().from(stagedSubscription).where(eq(stagedSubscription.id, id)).get() !== undefined,
  take: (row: Omit<typeof stagedPush.$inferSelect, 'id'>): void => void db.insert(stagedPush).values(row).run(),
  /** Returns a browser's messages after an id, the oldest first. */
  after: (subscriptionId: string, id: number) =>
    db
      .select()
      .from(stagedPush)
      .where(and(eq(stagedPush.subscriptionId, subscriptionId), gt(stagedPush.id, id)))
      .orderBy(asc(stagedPush.id))
      .limit(AT_ONCE)
      .all(),
})
