import { localMobile, type MobileCountry } from '@understudy/contracts/mobile'
import { countries } from '@understudy/contracts/system'
import { ApiError, apiQuery, currentViewer, queryClient, STALE, useApiQuery } from '@/shared/api'
import { rule } from './rules.ts'

/** A number in the format of the calls, in two parts. */
export interface Mobile {
  countryDialingCode: string
  mobileNum: string
}

const choose = <C extends MobileCountry>(list: readonly C[], dialingCode: string): C | undefined =>
  list.find((one) => one.dialingCode === dialingCode) ?? list[0]

/** The countries, the visitor's own first, and the one with a dialing code, by default the first. */
export function useMobileCountries() {
  const { data: list = [] } = useApiQuery(countries, undefined, { staleTime: STALE.catalogue })
  return { countries: list, countryOf: (dialingCode: string) => choose(list, dialingCode) }
}

/** The key under which countdowns and codes of a number are stored. */
export const mobileKey = ({ countryDialingCode, mobileNum }: Mobile) => `${countryDialingCode} ${mobileNum}`

export type TypedMobile = ReturnType<typeof useTypedMobile>

/** Formats a typed mobile number for the calls. */
export function useTypedMobile({ dialingCode, mobileNum }: { dialingCode: string; mobileNum: string }) {
  const country = useMobileCountries().countryOf(dialingCode)
  return {
    /** The number in its country's format; as typed until the countries are loaded. */
    shown: {
      countryDialingCode: country?.dialingCode ?? dialingCode,
      mobileNum: (country && localMobile(country, mobileNum)) ?? mobileNum,
    } satisfies Mobile,
    /** Waits for the countries, then formats the number. @throws ApiError if they fail to load, or `mobile.invalid` */
    async known(): Promise<Mobile> {
      const country = choose(await queryClient.fetchQuery(apiQuery(countries, undefined, currentViewer())), dialingCode)
      const local = country && localMobile(country, mobileNum)
      if (!country || local === undefined) throw new ApiError('mobile.invalid')
      return { countryDialingCode: country.dialingCode, mobileNum: local }
    },
  }
}

/** Schema of a mobile number of a country, in any usual spelling; before the country is known it accepts any digits. */
export const mobileRule = (country: MobileCountry | undefined) =>
  rule(
    (typed) => (country ? localMobile(country, typed) !== undefined : /\d/.test(typed)),
    'shared:error.err_mobile_format',
  )
