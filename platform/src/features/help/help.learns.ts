import { help } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const helpLearns: readonly Learns[] = [
  learns(help.helpCenter, (categories, into, { query }) => {
    const own = into.speaking(query.lang)
    own.listed(
      'help',
      categories.map(({ category, title, items }) => ({
        category: category.slice(0, 40),
        title: own.words(title),
        items: items.slice(0, 200).map((item) => ({ title: own.words(item.title), content: own.html(item.content) })),
      })),
    )
  }),
]
