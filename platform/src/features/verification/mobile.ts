import { bareDialingCode, internationalMobile, localMobile, platformError } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { systemRepository } from '../system/index.ts'

export interface Mobile {
  /** Dialing code, digits only. */
  dialingCode: string
  /** Local number, as written in its country. */
  local: string
  /** `+923001234567`: the address of codes. */
  target: string
}

/**
 * Returns the mobile number that two fields of a call name.
 * @throws PlatformError `mobile.invalid` for a country or number that does not exist
 */
export function mobileOf(
  world: World,
  { countryDialingCode, mobileNum }: { countryDialingCode: string; mobileNum: string },
): Mobile {
  const dialingCode = bareDialingCode(countryDialingCode)
  const country = world
    .use(systemRepository)
    .countries()
    .find((one) => one.dialingCode === dialingCode)
  const local = country && localMobile(country, mobileNum)
  if (local === undefined) throw platformError('mobile.invalid', { fields: { mobileNum: ['pattern'] } })
  return { dialingCode, local, target: internationalMobile(dialingCode, local) }
}
