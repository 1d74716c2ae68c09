import { bareDialingCode, internationalMobile, localMobile, platformError } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { systemRepository } from '../system/index.ts'

export interface Mobile {
  /** Digits of the country's code, without a plus. */
  dialingCode: string
  /** The number as the country writes it. */
  local: string
  /** `+923001234567`: the form codes are sent to. */
  target: string
}

/**
 * The mobile number two fields of a call name; a country or number that does not exist is `mobile.invalid`.
 * @throws PlatformError `mobile.invalid`
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
