import { type MerchantCode, type ModuleId, platformError } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { eq, sql } from 'drizzle-orm'
import { ModuleOff } from '../../binding/ports.ts'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import type { World } from '../../world/world.ts'
import { country, flag, merchant } from './system.table.ts'

export type MerchantRow = typeof merchant.$inferSelect

const byMerchant = (db: WorldDatabase, merchant: string) =>
  db.select({ moduleId: flag.moduleId, enabled: flag.enabled }).from(flag).where(eq(flag.merchant, merchant))

/** The merchants' flags; an absent one is off. */
export function flagsRepository(db: WorldDatabase) {
  const onOf = (code: MerchantCode): ReadonlySet<string> =>
    catalogueOf(db).keep(
      [flag],
      `flags ${code}`,
      () =>
        new Set(
          byMerchant(db, code)
            .all()
            .filter(({ enabled }) => enabled)
            .map(({ moduleId }) => moduleId),
        ),
    )
  return {
    isOn: (code: MerchantCode, id: ModuleId | string) => onOf(code).has(id),
    on: onOf,
    all: (code: MerchantCode): Record<string, boolean> =>
      Object.fromEntries(
        byMerchant(db, code)
          .all()
          .map(({ moduleId, enabled }) => [moduleId, enabled]),
      ),
    set(code: MerchantCode, id: string, enabled: boolean): void {
      db.insert(flag)
        .values({
          merchant: code,
          moduleId: id,
          enabled,
        })
        .onConflictDoUpdate({ target: [flag.merchant, flag.moduleId], set: { enabled: sql`excluded.enabled` } })
        .run()
    },
  }
}

const one = (db: WorldDatabase, code: string) => db.select().from(merchant).where(eq(merchant.code, code))

export function systemRepository(db: WorldDatabase) {
  return {
    has: (code: MerchantCode): boolean => one(db, code).get() !== undefined,
    /** Returns the codes of this world's merchants, in their sort order. */
    codes: (): MerchantCode[] =>
      db
        .select({ code: merchant.code })
        .from(merchant)
        .orderBy(sql`rowid`)
        .all()
        .map(({ code }) => code),
    /** @throws merchant.acct.setup.err when the world was created before the merchant existed */
    merchant(code: MerchantCode): MerchantRow {
      return catalogueOf(db).keep([merchant], `merchant ${code}`, () => {
        const row = one(db, code).get()
        if (!row) throw platformError('merchant.acct.setup.err')
        return row
      })
    },
    changeMerchant(code: MerchantCode, change: Partial<Pick<MerchantRow, 'settings' | 'promotions'>>): void {
      db.update(merchant).set(change).where(eq(merchant.code, code)).run()
    },
    countries: () =>
      catalogueOf(db).keep([country], 'countries', () =>
        db
          .select()
          .from(country)
          .orderBy(country.sortOrder)
          .all()
          .map(({ data }) => data),
      ),
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

/** Refuses a call that belongs to a module the merchant has switched off. @throws ModuleOff */
export function requireModule(world: World, merchant: MerchantCode, module: string): void {
  if (!world.use(flagsRepository).isOn(merchant, module)) throw new ModuleOff(module)
}
