import { localMobile, type MobileCountry } from '@understudy/contracts/mobile'
import { countries } from '@understudy/contracts/system'
import { ApiError, apiQuery, currentViewer, queryClient, STALE, useApiQuery } from '@/shared/api'
import { rule } from './rules.ts'

/** A number in the format of the calls. */
export interface Mobile {
  countryDialingCode: string
  mobileNum: string
}

const choose = <C extends MobileCountry>(list: readonly C[], dialingCode: string): C | undefined =>
  list.find((one) => one.dialingCode === dialingCode) ?? list[0]

/** The countries to choose from, the visitor's own first, and the one of a dialing code, by default the first. */
export function useMobileCountries() {
  const { data: list = [] } = useApiQuery(countries, undefined, { staleTime: STALE.catalogue })
  return { countries: list, countryOf: (dialingCode: string) => choose(list, dialingCode) }
}

/** The key under which countdowns and codes of a number are stored. */
export const mobileKey = ({ countryDialingCode, mobileNum }: Mobile) => `${countryDialingCode} ${mobileNum}`

export type TypedMobile = ReturnType<typeof useTypedMobile>

/** What was typed as a mobile number, in the format of the calls. */
export function useTypedMobile({ dialingCode, mobileNum }: { dialingCode: string; mobileNum: string }) {
  const country = useMobileCountries().countryOf(dialingCode)
  return {
    /** The number as far as the countries are known; until then as it was typed. */
    shown: {
      countryDialingCode: country?.dialingCode ?? dialingCode,
      mobileNum: (country && localMobile(country, mobileNum)) ?? mobileNum,
    } satisfies Mobile,
    /**
     * The number, as soon as the countries are known.
     * @throws ApiError why they cannot be loaded, or `mobile.invalid`
     */
    async known(): Promise<Mobile> {
      const country = choose(await queryClient.fetchQuery(apiQuery(countries, undefined, currentViewer())), dialingCode)
      const local = country && localMobile(country, mobileNum)
      if (!country || local === undefined) throw new ApiError('mobile.invalid')
      return { countryDialingCode: country.dialingCode, mobileNum: local }
    },
  }
}

/** Schema of a mobile number of a country, in any usual spelling; until the country is known anything with digits passes. */
export const mobileRule = (country: MobileCountry | undefined) =>
  rule(
    (typed) => (country ? localMobile(country, typed) !== undefined : /\d/.test(typed)),
    'shared:error.err_mobile_format',
  )
