import type { push } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, gte, notInArray } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { member } from '../member/index.ts'
import { pushMessage, pushSetting, pushSubscription } from './push.table.ts'

export type PushSubscriptionRow = typeof pushSubscription.$inferSelect
export type PushMessageRow = typeof pushMessage.$inferSelect
export type PushChoice = Pick<push.PushSettings, 'kinds' | 'quiet'>

/** What holds until a member chooses: everything, but not at night. */
const DEFAULTS: PushChoice = {
  kinds: { money: true, rewards: true, messages: true, lottery: true },
  quiet: { from: 22 * 60, until: 8 * 60 },
}

export function pushRepository(db: WorldDatabase) {
  const isOf = (memberId: number) => eq(pushSubscription.memberId, memberId)
  return {
    choiceOf(memberId: number): PushChoice {
      const row = db.select().from(pushSetting).where(eq(pushSetting.memberId, memberId)).get()
      if (!row) return DEFAULTS
      const { quietFrom: from, quietUntil: until, money, rewards, messages, lottery } = row
      return {
        kinds: { money, rewards, messages, lottery },
        quiet: from === null || until === null ? null : { from, until },
      }
    },
    choose(memberId: number, { kinds, quiet }: PushChoice): void {
      const values = { ...kinds, quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }
      db.insert(pushSetting)
        .values({ memberId, ...values })
        .onConflictDoUpdate({ target: pushSetting.memberId, set: values })
        .run()
    },

    /** Returns a member's devices, oldest first. */
    devicesOf: (memberId: number): PushSubscriptionRow[] =>
      db.select().from(pushSubscription).where(isOf(memberId)).orderBy(asc(pushSubscription.id)).all(),
    countDevices: (memberId: number): number =>
      db.select({ n: count() }).from(pushSubscription).where(isOf(memberId)).get()?.n ?? 0,
    /** Stores a device as the member's newest, and forgets those beyond the `most` newest. */
    subscribe(row: Omit<PushSubscriptionRow, 'id'>, most: number): void {
      db.delete(pushSubscription).where(eq(pushSubscription.endpoint, row.endpoint)).run()
      db.insert(pushSubscription).values(row).run()
      const newest = db
        .select({ id: pushSubscription.id })
        .from(pushSubscription)
        .where(isOf(row.memberId))
        .orderBy(desc(pushSubscription.id))
        .limit(most)
      db.delete(pushSubscription)
        .where(and(isOf(row.memberId), notInArray(pushSubscription.id, newest)))
        .run()
    },
    /** Forgets the devices of a member that subscribed since a time. */
    unsubscribeSince: (memberId: number, since: number): void =>
      void db
        .delete(pushSubscription)
        .where(and(isOf(memberId), gte(pushSubscription.at, since)))
        .run(),
    unsubscribe: (memberId: number, endpoint: string): void =>
      void db
        .delete(pushSubscription)
        .where(and(isOf(memberId), eq(pushSubscription.endpoint, endpoint)))
        .run(),

    /** Adds a notification, unless the member has one of that key. */
    add: (row: Omit<PushMessageRow, 'id'>): void => void db.insert(pushMessage).values(row).onConflictDoNothing().run(),
    change: (id: number, change: Partial<Pick<PushMessageRow, 'state' | 'dueAt'>>): void =>
      void db.update(pushMessage).set(change).where(eq(pushMessage.id, id)).run(),
    waitingOf: (memberId: number): PushMessageRow[] =>
      db
        .select()
        .from(pushMessage)
        .where(and(eq(pushMessage.memberId, memberId), eq(pushMessage.state, 'waiting')))
        .all(),
    /** Returns what waits, the soonest first. */
    waiting: (limit: number): PushMessageRow[] =>
      db
        .select()
        .from(pushMessage)
        .where(eq(pushMessage.state, 'waiting'))
        .orderBy(asc(pushMessage.dueAt), asc(pushMessage.id))
        .limit(limit)
        .all(),
    /** Returns notifications with the usernames of their members, or those of one username, the newest first. */
    list: ({ to, limit }: { to?: string | undefined; limit: number }) =>
      db
        .select({ message: pushMessage, username: member.username })
        .from(pushMessage)
        .innerJoin(member, eq(member.id, pushMessage.memberId))
        .where(to === undefined ? undefined : eq(member.username, to))
        .orderBy(desc(pushMessage.id))
        .limit(limit)
        .all(),
  }
}

export function loadPush(db: WorldDatabase, { push: { devices, waiting } }: WorldSeed): void {
  for (const row of devices) db.insert(pushSubscription).values(row).run()
  for (const row of waiting)
    db.insert(pushMessage)
      .values({ ...row, state: 'waiting' })
      .run()
}
