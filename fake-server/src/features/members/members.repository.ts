import { type MemberType, type MerchantCode, TRIAL_TYPE } from '@understudy/contracts'
import { PASSWORD, type WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { member } from './members.table.ts'
import { CAST_HASH, hashSeedPassword } from './password.ts'
import { registration } from './registration.table.ts'

export type Member = Omit<typeof member.$inferSelect, 'type' | 'merchant'> & {
  type: MemberType
  merchant: MerchantCode
}

export function membersRepository(db: WorldDatabase) {
  const byId = db
    .select()
    .from(member)
    .where(eq(member.id, sql.placeholder('id')))
    .prepare()
  const byName = db
    .select()
    .from(member)
    .where(and(eq(member.merchant, sql.placeholder('merchant')), eq(member.username, sql.placeholder('username'))))
    .prepare()
  return {
    byId: (id: number) => byId.get({ id }) as Member | undefined,
    byName: (merchant: MerchantCode, username: string) =>
      byName.get({ merchant, username: username.toLowerCase() }) as Member | undefined,
    /** The accounts of that name at all merchants. */
    named: (username: string) =>
      db.select().from(member).where(eq(member.username, username.toLowerCase())).all() as Member[],
    /** Who registered or came on trial since the world began, the newest first. */
    newcomers: (since: number, limit: number) =>
      db
        .select()
        .from(member)
        .where(
          or(
            eq(member.type, TRIAL_TYPE),
            gte(member.registeredAt, since),
            inArray(member.id, db.select({ id: registration.memberId }).from(registration)),
          ),
        )
        .orderBy(desc(member.id))
        .limit(limit)
        .all() as Member[],
    byMobile: (merchant: MerchantCode, mobile: { dialingCode: string; local: string }) =>
      db
        .select()
        .from(member)
        .where(
          and(
            eq(member.merchant, merchant),
            eq(member.mobile, mobile.local),
            eq(member.dialingCode, mobile.dialingCode),
          ),
        )
        .get() as Member | undefined,
    byEmail: (merchant: MerchantCode, email: string) =>
      db
        .select()
        .from(member)
        .where(and(eq(member.merchant, merchant), eq(member.email, email.toLowerCase())))
        .get() as Member | undefined,
    /** Whether a member of the merchant has that mobile number or address already. */
    hasContact: (merchant: MerchantCode, kind: 'mobile' | 'email', value: string) =>
      db
        .select({ id: member.id })
        .from(member)
        .where(and(eq(member.merchant, merchant), eq(kind === 'mobile' ? member.mobile : member.email, value)))
        .get() !== undefined,
    /** How many members have that account as their upline. */
    countBelow: (merchant: MerchantCode, upline: string) =>
      db
        .select({ n: count() })
        .from(member)
        .where(and(eq(member.merchant, merchant), eq(member.upline, upline), sql`${member.upline} <> ''`))
        .get()?.n ?? 0,
    add: (row: Omit<typeof member.$inferInsert, 'id'>) => db.insert(member).values(row).returning().get() as Member,
    change: (id: number, change: Partial<typeof member.$inferInsert>) =>
      void db.update(member).set(change).where(eq(member.id, id)).run(),
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
      // Who excluded himself has a healthy account and a pause (`loadPauses`).
      row.status === 'self-excluded' ? 'active' : row.status,
      Number(row.nonMember),
      Number(row.firstTimeLogin),
      Number(row.liveModel),
      row.passwordChangedAt,
    )
  }
}
