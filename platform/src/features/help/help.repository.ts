import type { WorldSeed } from '@understudy/seed'
import { asc } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { helpItem } from './help.table.ts'

export function helpRepository(db: WorldDatabase) {
  return {
    all: () =>
      catalogueOf(db).keep([helpItem], 'help', () => db.select().from(helpItem).orderBy(asc(helpItem.id)).all()),
  }
}

export function loadHelp(db: WorldDatabase, seed: WorldSeed): void {
  for (const { category, title: categoryTitle, items } of seed.help)
    for (const { title, content } of items)
      db.insert(helpItem).values({ category, categoryTitle, title, content }).run()
}
