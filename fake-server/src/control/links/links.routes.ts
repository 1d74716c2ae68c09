import { control } from '@understudy/contracts'
import { handle } from '../control-call.ts'
import { invalidField } from '../control-problem.ts'
import { BadLink, effectOf, readLink } from './links.ts'

export const linkRoutes = [
  handle(control.makeLink, ({ worlds, platform, body }) => {
    const { address, days } = body
    try {
      const link = readLink(new URL(address, 'http://app'))
      if (!link) throw invalidField('address', 'names no state to open; say for example /m/home?scenario=vip&as=amina')
      effectOf(worlds, link)
    } catch (error) {
      if (error instanceof BadLink) throw invalidField('address', error.message)
      throw error
    }
    return platform.worldAccess.signLink(address, days)
  }),
]
