import { type MerchantCode, type ModuleId, platformError } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { eq, sql } from 'drizzle-orm'
import { catalogueOf } from '../../world/catalogue.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { change, query } from '../../world/query.ts'
import { country, flag, merchant } from './system.table.ts'

export type MerchantRow = typeof merchant.$inferSelect

const byMerchant = query((db) =>
  db
    .select({ moduleId: flag.moduleId, enabled: flag.enabled })
    .from(flag)
    .where(eq(flag.merchant, sql.placeholder('merchant'))),
)

const setFlag = query((db) =>
  db
    .insert(flag)
    .values({
      merchant: sql.placeholder('merchant'),
      moduleId: sql.placeholder('moduleId'),
      enabled: sql.placeholder('enabled'),
    })
    .onConflictDoUpdate({ target: [flag.merchant, flag.moduleId], set: { enabled: sql`excluded.enabled` } }),
)

/** The merchants' flags; an absent one is off. */
export function flagsRepository(db: WorldDatabase) {
  const onOf = (code: MerchantCode): ReadonlySet<string> =>
    catalogueOf(db).keep(
      [flag],
      `flags ${code}`,
      () =>
        new Set(
          byMerchant
            .all(db, { merchant: code })
            .filter(({ enabled }) => enabled)
            .map(({ moduleId }) => moduleId),
        ),
    )
  return {
    isOn: (code: MerchantCode, id: ModuleId | string) => onOf(code).has(id),
    on: onOf,
    all: (code: MerchantCode): Record<string, boolean> =>
      Object.fromEntries(byMerchant.all(db, { merchant: code }).map(({ moduleId, enabled }) => [moduleId, enabled])),
    set(code: MerchantCode, id: string, enabled: boolean): void {
      setFlag.run(db, { merchant: code, moduleId: id, enabled })
    },
  }
}

const one = query((db) =>
  db
    .select()
    .from(merchant)
    .where(eq(merchant.code, sql.placeholder('code'))),
)
const countries = query((db) => db.select().from(country).orderBy(country.sortOrder))

const codes = query((db) => db.select({ code: merchant.code }).from(merchant).orderBy(sql`rowid`))
const alter = change(merchant, eq(merchant.code, sql.placeholder('which')))

export function systemRepository(db: WorldDatabase) {
  return {
    has: (code: MerchantCode): boolean => one.get(db, { code }) !== undefined,
    /** Returns the codes of this world's merchants, in their sort order. */
    codes: (): MerchantCode[] => codes.all(db).map(({ code }) => code),
    /** @throws merchant.acct.setup.err when the world was created before the merchant existed */
    merchant(code: MerchantCode): MerchantRow {
      return catalogueOf(db).keep([merchant], `merchant ${code}`, () => {
        const row = one.get(db, { code })
        if (!row) throw platformError('merchant.acct.setup.err')
        return row
      })
    },
    changeMerchant(code: MerchantCode, change: Partial<Pick<MerchantRow, 'settings' | 'promotions'>>): void {
      alter(db, change, { which: code })
    },
    countries: () => catalogueOf(db).keep([country], 'countries', () => countries.all(db).map(({ data }) => data)),
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
  seed.countries.forEach(
    (data, index) => void db.insert(country).values({ code: data.code, sortOrder: index, data }).run(),
  )
}
