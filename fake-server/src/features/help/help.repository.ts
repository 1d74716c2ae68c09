import type { WorldSeed } from '@understudy/seed'
import { asc } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { helpItem } from './help.table.ts'

export function helpRepository(db: WorldDatabase) {
  const all = db.select().from(helpItem).orderBy(asc(helpItem.id)).prepare()
  return { all: () => all.all() }
}

export function loadHelp(db: WorldDatabase, seed: WorldSeed): void {
  for (const { category, title: categoryTitle, items } of seed.help)
    for (const { title, content } of items)
      db.insert(helpItem).values({ category, categoryTitle, title, content }).run()
}
