import { type MemberType, type MerchantCode, TRIAL_TYPE } from '@understudy/contracts'
import { PASSWORD, type WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { change, insertion, queriesBy, query } from '../../world/query.ts'
import { member } from './member.table.ts'
import { CAST_HASH, hashSeedPassword } from './password.ts'
import { registration } from './registration.table.ts'

export type Member = Omit<typeof member.$inferSelect, 'type' | 'merchant'> & {
  type: MemberType
  merchant: MerchantCode
}

const { placeholder } = sql
const ofMerchant = eq(member.merchant, placeholder('merchant'))
const byId = query((db) =>
  db
    .select()
    .from(member)
    .where(eq(member.id, placeholder('id'))),
)
const byName = query((db) =>
  db
    .select()
    .from(member)
    .where(and(ofMerchant, eq(member.username, placeholder('username')))),
)
const named = query((db) =>
  db
    .select()
    .from(member)
    .where(eq(member.username, placeholder('username'))),
)
const newcomers = query((db) =>
  db
    .select()
    .from(member)
    .where(
      or(
        eq(member.type, TRIAL_TYPE),
        gte(member.registeredAt, placeholder('since')),
        inArray(member.id, db.select({ id: registration.memberId }).from(registration)),
      ),
    )
    .orderBy(desc(member.id))
    .limit(placeholder('limit')),
)
const byMobile = query((db) =>
  db
    .select()
    .from(member)
    .where(
      and(ofMerchant, eq(member.mobile, placeholder('local')), eq(member.dialingCode, placeholder('dialingCode'))),
    ),
)
const byEmail = query((db) =>
  db
    .select()
    .from(member)
    .where(and(ofMerchant, eq(member.email, placeholder('email')))),
)
const byContact = queriesBy(
  (kind: 'mobile' | 'email') => (db) =>
    db
      .select({ id: member.id })
      .from(member)
      .where(and(ofMerchant, eq(member[kind], placeholder('value')))),
)
const below = query((db) =>
  db
    .select({ n: count() })
    .from(member)
    .where(and(ofMerchant, eq(member.upline, placeholder('upline')), sql`${member.upline} <> ''`)),
)
const friends = query((db) =>
  db
    .select()
    .from(member)
    .where(
      and(
        ofMerchant,
        eq(member.upline, placeholder('upline')),
        sql`${member.upline} <> ''`,
        sql`${member.registeredAt} <= ${placeholder('at')}`,
        sql`(${member.registeredAt} < ${placeholder('at')} OR ${member.id} < ${placeholder('id')})`,
      ),
    )
    .orderBy(desc(member.registeredAt), desc(member.id))
    .limit(placeholder('limit')),
)
const add = insertion(member)
const alter = change(member, eq(member.id, placeholder('which')))

export function membersRepository(db: WorldDatabase) {
  return {
    byId: (id: number) => byId.get(db, { id }) as Member | undefined,
    byName: (merchant: MerchantCode, username: string) =>
      byName.get(db, { merchant, username: username.toLowerCase() }) as Member | undefined,
    /** Returns the accounts of that name at all merchants. */
    named: (username: string) => named.all(db, { username: username.toLowerCase() }) as Member[],
    /** Returns members who registered or started a trial since the world began, the newest first. */
    newcomers: (since: number, limit: number) => newcomers.all(db, { since, limit }) as Member[],
    byMobile: (merchant: MerchantCode, mobile: { dialingCode: string; local: string }) =>
      byMobile.get(db, { merchant, ...mobile }) as Member | undefined,
    byEmail: (merchant: MerchantCode, email: string) =>
      byEmail.get(db, { merchant, email: email.toLowerCase() }) as Member | undefined,
    /** Reports whether a member of the merchant has that mobile number or e-mail address. */
    hasContact: (merchant: MerchantCode, kind: 'mobile' | 'email', value: string) =>
      byContact(kind).get(db, { merchant, value }) !== undefined,
    /** Counts the members whose upline is that account. */
    countBelow: (merchant: MerchantCode, upline: string) => below.get(db, { merchant, upline })?.n ?? 0,
    /** Returns a page of those members after a cursor, the latest registration first. */
    below: (merchant: MerchantCode, upline: string, start: { at: number; id: number }, limit: number) =>
      friends.all(db, { merchant, upline, ...start, limit }) as Member[],
    add: (row: Omit<typeof member.$inferInsert, 'id'>) =>
      byId.get(db, { id: Number(add(db, row).lastInsertRowid) }) as Member,
    change: (id: number, change: Partial<typeof member.$inferInsert>) => void alter(db, change, { which: id }),
  }
}

export function loadMembers(db: WorldDatabase, seed: WorldSeed): void {
  const insert = db.$client.prepare(
    `INSERT INTO member (id, merchant, username, password_hash, type, nickname, mobile, email, registered_at, upline,
       vip_label, avatar, status, non_member, first_time_login, live_model, password_changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const row of seed.members) {
    const hash = row.password === PASSWORD ? CAST_HASH : row.password && hashSeedPassword(row.password, seed.seed)
    insert.run(
      row.id,
      row.merchant,
      row.username,
      hash,
      row.type,
      row.nickname,
      row.mobile,
      row.email,
      row.registeredAt,
      row.upline,
      row.vipLabel,
      row.avatar,
      // A self-excluded member has an active account and a pause (`loadPauses`).
      row.status === 'self-excluded' ? 'active' : row.status,
      Number(row.nonMember),
      Number(row.firstTimeLogin),
      Number(row.liveModel),
      row.passwordChangedAt,
    )
  }
}
