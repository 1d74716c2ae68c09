import type { MerchantCode, verification } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, max, min, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { verificationCode } from './verification.table.ts'

export interface CodeKey {
  merchant: MerchantCode
  purpose: verification.CodePurpose
  target: string
  owner: number
}

const { placeholder } = sql
const isOfTarget = and(
  eq(verificationCode.merchant, placeholder('merchant')),
  eq(verificationCode.target, placeholder('target')),
)
const isUpTo = (name: string) => lte(verificationCode.sentAt, placeholder(name))
const isBetween = and(gt(verificationCode.sentAt, placeholder('since')), isUpTo('until'))
const tally = { n: count(), first: min(verificationCode.sentAt) }
const latest = query((db) =>
  db
    .select()
    .from(verificationCode)
    .where(
      and(
        isOfTarget,
        eq(verificationCode.purpose, placeholder('purpose')),
        eq(verificationCode.owner, placeholder('owner')),
        isUpTo('now'),
      ),
    )
    .orderBy(desc(verificationCode.id))
    .limit(1),
)
const good = query((db) => {
  const newest = db
    .select({ id: max(verificationCode.id) })
    .from(verificationCode)
    .where(isUpTo('now'))
    .groupBy(verificationCode.merchant, verificationCode.target, verificationCode.purpose, verificationCode.owner)
  return db
    .select({ target: verificationCode.target, expiresAt: verificationCode.expiresAt })
    .from(verificationCode)
    .where(
      and(
        gt(verificationCode.expiresAt, placeholder('now')),
        isNull(verificationCode.usedAt),
        lt(verificationCode.tries, placeholder('tries')),
        inArray(verificationCode.id, newest),
      ),
    )
})
const toTarget = query((db) => db.select(tally).from(verificationCode).where(and(isOfTarget, isBetween)))
const fromAddress = query((db) =>
  db
    .select(tally)
    .from(verificationCode)
    .where(and(eq(verificationCode.ip, placeholder('ip')), isBetween)),
)
const add = insertion(verificationCode)
const isThat = eq(verificationCode.id, placeholder('id'))
const miss = query((db) =>
  db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(isThat),
)
const spend = query((db) =>
  db
    .update(verificationCode)
    .set({ usedAt: sql`${placeholder('now')}` })
    .where(isThat),
)

export function codesRepository(db: WorldDatabase) {
  const read = (row: { n: number; first: number | null } | undefined) => ({
    count: row?.n ?? 0,
    first: row?.first ?? 0,
  })
  return {
    /**
     * Returns the latest code of a key. Older codes are void, and so are those that a rewound clock put into the
     * future.
     */
    latest: (key: CodeKey, now: number) => latest.get(db, { ...key, now }),
    /** Returns all valid codes with their targets; older codes of a key are void. */
    good: (now: number, tries: number) => good.all(db, { now, tries }),
    toTarget: (merchant: MerchantCode, target: string, since: number, until: number) =>
      read(toTarget.get(db, { merchant, target, since, until })),
    fromAddress: (ip: string, since: number, until: number) => read(fromAddress.get(db, { ip, since, until })),
    add: (row: Omit<typeof verificationCode.$inferInsert, 'id' | 'tries' | 'usedAt'>) => void add(db, row),
    miss: (id: number) => void miss.run(db, { id }),
    spend: (id: number, now: number) => void spend.run(db, { id, now }),
  }
}

export function loadSentCodes(db: WorldDatabase, seed: WorldSeed): void {
  for (const { merchant, target, sentAt } of seed.sentCodes)
    db.insert(verificationCode)
      .values({ merchant, target, sentAt, purpose: 'login', owner: 0, code: '', ip: seed.ip, expiresAt: sentAt })
      .run()
}
