import { localMobile, type MobileCountry } from '@understudy/contracts/mobile'
import { countries } from '@understudy/contracts/system'
import { STALE, useApiQuery } from '@/shared/api'
import { rule } from './rules.ts'

/** The countries to choose from, the visitor's own first, and which of them a code stands for: the first where none does. */
export function useMobileCountries() {
  const { data: list = [], refetch } = useApiQuery(countries, undefined, { staleTime: STALE.catalogue })
  const countryOf = (dialingCode: string) => list.find((one) => one.dialingCode === dialingCode) ?? list[0]
  return { countries: list, countryOf, retry: () => void refetch() }
}

/** A mobile number of that country, typed in any usual way; until the country is known anything with digits passes. */
export const mobileRule = (country: MobileCountry | undefined) =>
  rule(
    (typed) => (country ? localMobile(country, typed) !== undefined : /\d/.test(typed)),
    'shared:error.err_mobile_format',
  )
