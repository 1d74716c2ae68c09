import { control } from '@understudy/contracts'
import type { WorldAccess } from '../access/world-access.ts'
import { handle } from '../api/control-call.ts'
import { invalidField } from '../api/control-problem.ts'
import { BadLink, planOf, readLink } from './links.ts'

export const linkRoutes = ({ worldAccess }: { worldAccess: WorldAccess }) => [
  handle(control.makeLink, ({ worlds, body }) => {
    const { address, days } = body
    try {
      const link = readLink(new URL(address, 'http://app'))
      if (!link) throw invalidField('address', 'names no state to open; say for example /m/home?scenario=vip&as=amina')
      planOf(worlds, link)
    } catch (error) {
      if (error instanceof BadLink) throw invalidField('address', error.message)
      throw error
    }
    return worldAccess.signLink(address, days)
  }),
]
