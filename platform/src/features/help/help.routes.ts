import { help } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { systemRepository } from '../system/index.ts'
import { helpRepository } from './help.repository.ts'

export const helpRoutes = [
  handle(help.helpCenter, ({ world, merchant, query: { lang } }) => {
    const brand = textIn(world.use(systemRepository).merchant(merchant).brand, lang)
    const categories = new Map<string, help.HelpCategory>()
    for (const item of world.use(helpRepository).all()) {
      const { category } = item
      const group = categories.get(category) ?? { category, title: textIn(item.categoryTitle, lang), items: [] }
      group.items.push({
        title: textIn(item.title, lang),
        content: textIn(item.content, lang).replaceAll('{brand}', brand),
      })
      categories.set(category, group)
    }
    return [...categories.values()]
  }),
]
