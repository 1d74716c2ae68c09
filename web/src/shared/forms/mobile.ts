import { localMobile, type MobileCountry } from '@understudy/contracts/mobile'
import { countries } from '@understudy/contracts/system'
import { STALE, useApiQuery } from '@/shared/api'
import { rule } from './rules.ts'

/** The countries to choose from, the visitor's own first, and the one of a dialing code, by default the first. */
export function useMobileCountries() {
  const { data: list = [], refetch } = useApiQuery(countries, undefined, { staleTime: STALE.catalogue })
  const countryOf = (dialingCode: string) => list.find((one) => one.dialingCode === dialingCode) ?? list[0]
  return { countries: list, countryOf, retry: () => void refetch() }
}

/** Schema of a mobile number of a country, in any usual spelling; until the country is known anything with digits passes. */
export const mobileRule = (country: MobileCountry | undefined) =>
  rule(
    (typed) => (country ? localMobile(country, typed) !== undefined : /\d/.test(typed)),
    'shared:error.err_mobile_format',
  )
