import { USUAL_CASHIER } from '@understudy/contracts'
import { bookInOrder } from '@understudy/platform/features/ledger/index.ts'
import { countTeams } from '@understudy/platform/features/team/index.ts'
import { connect } from '@understudy/platform/storage/connection.ts'
import { drizzleOn } from '@understudy/platform/storage/database.ts'
import { migrate } from '@understudy/platform/storage/schema.ts'
import { readState } from '@understudy/platform/storage/state.ts'
import type { Origin } from '@understudy/platform/storage/world-stores.ts'
import type { WorldSetting } from '@understudy/platform/world/settings.ts'
import { buildWorldSeed, scenarioNamed } from '@understudy/seed'
import { sanitiseEditorTexts } from './editor-texts.ts'
import { FEATURES } from './features.ts'

/** Builds the database of a scenario as bytes, deterministically. */
export function buildImage(origin: Origin): Buffer {
  const seed = buildWorldSeed(origin)
  const sqlite = connect(':memory:')
  // Small pages, as a world has many small tables and every page costs memory.
  sqlite.pragma('page_size = 1024')
  const db = drizzleOn(sqlite)
  migrate(sqlite)
  sqlite.transaction(() => {
    const state = readState(db)
    state.set('origin', origin)
    const setting: WorldSetting = {
      merchant: seed.merchant,
      country: seed.country,
      ip: seed.ip,
      maintenance: seed.maintenance,
      maintenanceSince: seed.startAt,
      regionRestriction: seed.regionRestriction,
      failuresAs200: false,
    }
    const { cashier, faults } = scenarioNamed(origin.scenario)
    if (cashier) setting.cashier = { ...USUAL_CASHIER, ...cashier, since: seed.startAt }
    state.set('setting', setting)
    if (faults)
      state.set(
        'faults',
        faults.map((rule) => ({ ...rule, calls: 0, hits: 0 })),
      )
    for (const { load } of FEATURES) load?.(db, seed)
    bookInOrder(db)
    countTeams(db, seed)
    sanitiseEditorTexts(sqlite, origin.scenario)
  })()
  sqlite.exec('VACUUM')
  const image = sqlite.serialize()
  sqlite.close()
  return image
}
