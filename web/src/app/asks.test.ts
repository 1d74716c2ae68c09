import { MODULES } from '@understudy/contracts/flags'
import { REGISTRY } from '@understudy/contracts/registry'
import { expect, test } from 'vitest'
import { ASKS } from '../../vite/asks.ts'
import { SHAPES } from '../../vite/shapes.ts'

test.each(Object.entries(ASKS))(
  'what the page of %s asks for before the app can is what the app would ask',
  (path, asks) => {
    const wanted = asks.map((ask) => {
      const [address = ''] = ask.split('#')
      const endpoint = REGISTRY.find(({ method, path }) => method === 'GET' && path === address.split('?')[0])
      const module = endpoint?.module ?? endpoint?.flag ?? MODULES.common
      return { ask: module === MODULES.common ? address : `${address}#${module}`, access: endpoint?.access }
    })
    expect(asks).toEqual(wanted.map(({ ask }) => ask))
    // A page that visitors open too asks only for what visitors may read.
    if (SHAPES[path]?.for !== 'members') expect(wanted.map(({ access }) => access)).toEqual(asks.map(() => 'guest'))
  },
)
