import { type MerchantCode, type ModuleId, platformError } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { country, flag, merchant } from './system.table.ts'

export type MerchantRow = typeof merchant.$inferSelect

/** The switches of each merchant; an absent one is off. */
export function flagsRepository(db: WorldDatabase) {
  const byMerchant = db
    .select({ moduleId: flag.moduleId, enabled: flag.enabled })
    .from(flag)
    .where(eq(flag.merchant, sql.placeholder('merchant')))
    .prepare()
  // Read on every call and changed by testers only: kept as a set until one is set.
  const known = new Map<MerchantCode, Set<string>>()
  const onOf = (code: MerchantCode): Set<string> => {
    let on = known.get(code)
    if (!on) {
      on = new Set(
        byMerchant
          .all({ merchant: code })
          .filter(({ enabled }) => enabled)
          .map(({ moduleId }) => moduleId),
      )
      known.set(code, on)
    }
    return on
  }
  return {
    isOn: (code: MerchantCode, id: ModuleId | string) => onOf(code).has(id),
    on: onOf,
    all: (code: MerchantCode): Record<string, boolean> =>
      Object.fromEntries(byMerchant.all({ merchant: code }).map(({ moduleId, enabled }) => [moduleId, enabled])),
    set(code: MerchantCode, id: string, enabled: boolean): void {
      db.insert(flag)
        .values({ merchant: code, moduleId: id, enabled })
        .onConflictDoUpdate({ target: [flag.merchant, flag.moduleId], set: { enabled } })
        .run()
      known.delete(code)
    },
  }
}

export function systemRepository(db: WorldDatabase) {
  const one = db
    .select()
    .from(merchant)
    .where(eq(merchant.code, sql.placeholder('code')))
    .prepare()
  const codes = db.select({ code: merchant.code }).from(merchant).orderBy(sql`rowid`).prepare()
  const countries = db.select().from(country).orderBy(country.place).prepare()
  return {
    has: (code: MerchantCode): boolean => one.get({ code }) !== undefined,
    /** Codes of the merchants of this world, in their order. */
    codes: (): MerchantCode[] => codes.all().map(({ code }) => code),
    /** @throws merchant.acct.setup.err in a world that is older than the merchant */
    merchant(code: MerchantCode): MerchantRow {
      const row = one.get({ code })
      if (!row) throw platformError('merchant.acct.setup.err')
      return row
    },
    changeMerchant(code: MerchantCode, change: Partial<Pick<MerchantRow, 'settings' | 'promotions'>>): void {
      db.update(merchant)
        .set(change)
        .where(and(eq(merchant.code, code)))
        .run()
    },
    countries: () => countries.all().map(({ data }) => data),
  }
}

export function loadSystem(db: WorldDatabase, seed: WorldSeed): void {
  for (const { code, flags, ...row } of seed.merchants) {
    db.insert(merchant)
      .values({ code, ...row })
      .run()
    for (const [moduleId, enabled] of Object.entries(flags))
      db.insert(flag)
        .values({ merchant: code, moduleId, enabled: enabled ?? false })
        .run()
  }
  seed.countries.forEach((data, place) => void db.insert(country).values({ code: data.code, place, data }).run())
}
