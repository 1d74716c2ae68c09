import { isAgent, MEMBER_TYPES, type MemberType, type MerchantCode, TRIAL_TYPE } from '@understudy/contracts'
import { PASSWORD, type WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { member } from './member.table.ts'
import { CAST_HASH, hashSeedPassword } from './password.ts'
import { registration } from './registration.table.ts'

export type Member = Omit<typeof member.$inferSelect, 'type' | 'merchant'> & {
  type: MemberType
  merchant: MerchantCode
}

/** The types of agents, for a list of SQL. */
export const AGENT_TYPES = MEMBER_TYPES.filter(isAgent).join()

/** What a new account has. */
const NEW = {
  passwordHash: '',
  type: 0,
  nickname: '',
  mobile: '',
  email: '',
  upline: '',
  vipLabel: '0',
  status: 'active',
  nonMember: false,
  firstTimeLogin: false,
  liveModel: false,
} as const

type NewMember = Pick<Member, 'merchant' | 'username' | 'registeredAt' | 'avatar'> &
  Partial<Omit<typeof member.$inferInsert, 'id'>>

const ofMerchant = (merchant: string) => eq(member.merchant, merchant)

const byId = prepared((db) =>
  db
    .select()
    .from(member)
    .where(eq(member.id, sql.placeholder('id'))),
)
const byName = prepared((db) =>
  db
    .select()
    .from(member)
    .where(and(eq(member.merchant, sql.placeholder('merchant')), eq(member.username, sql.placeholder('username')))),
)

export function membersRepository(db: WorldDatabase) {
  return {
    byId: (id: number) => byId(db).get({ id }) as Member | undefined,
    byName: (merchant: MerchantCode, username: string) =>
      byName(db).get({ merchant, username: username.toLowerCase() }) as Member | undefined,
    /** Returns the accounts of that name at all merchants. */
    named: (username: string) =>
      db.select().from(member).where(eq(member.username, username.toLowerCase())).all() as Member[],
    /** Returns members who registered or started a trial since the world began, the newest first. */
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
        .where(and(ofMerchant(merchant), eq(member.mobile, mobile.local), eq(member.dialingCode, mobile.dialingCode)))
        .get() as Member | undefined,
    byEmail: (merchant: MerchantCode, email: string) =>
      db
        .select()
        .from(member)
        .where(and(ofMerchant(merchant), eq(member.email, email.toLowerCase())))
        .get() as Member | undefined,
    /** Reports whether a member of the merchant has that mobile number or e-mail address. */
    hasContact: (merchant: MerchantCode, kind: 'mobile' | 'email', value: string) =>
      db
        .select({ id: member.id })
        .from(member)
        .where(and(ofMerchant(merchant), eq(member[kind], value)))
        .get() !== undefined,
    /** Counts the members whose upline is that account. */
    countBelow: (merchant: MerchantCode, upline: string) =>
      db
        .select({ n: count() })
        .from(member)
        .where(and(ofMerchant(merchant), eq(member.upline, upline), sql`${member.upline} <> ''`))
        .get()?.n ?? 0,
    /** Returns a page of those members after a cursor, the latest registration first. */
    below: (merchant: MerchantCode, upline: string, start: { at: number; id: number }, limit: number) =>
      db
        .select()
        .from(member)
        .where(
          and(
            ofMerchant(merchant),
            eq(member.upline, upline),
            sql`${member.upline} <> ''`,
            sql`${member.registeredAt} <= ${start.at}`,
            sql`(${member.registeredAt} < ${start.at} OR ${member.id} < ${start.id})`,
          ),
        )
        .orderBy(desc(member.registeredAt), desc(member.id))
        .limit(limit)
        .all() as Member[],
    /** Opens an account that has what a new one has, unless the row says otherwise. */
    add: (row: NewMember) =>
      db
        .insert(member)
        .values({ ...NEW, passwordChangedAt: row.registeredAt, ...row })
        .returning()
        .get() as Member,
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
      // A self-excluded member has an active account and a pause (`loadPauses`).
      row.status === 'self-excluded' ? 'active' : row.status,
      Number(row.nonMember),
      Number(row.firstTimeLogin),
      Number(row.liveModel),
      row.passwordChangedAt,
    )
  }
}
