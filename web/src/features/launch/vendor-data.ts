import { type VendorData, vendorGameTypes } from '@understudy/contracts/games'
import { useEffect, useMemo } from 'react'
import { apiQuery, currentViewer, queryClient, STALE, useApiQuery } from '@/shared/api'
import { merchantCode } from '@/shared/session'
import { stored } from '@/shared/storage'
import { sortVendors } from './sort-vendors.ts'

const storedVendors = stored('getVassGameType', vendorGameTypes.reply)

const input = () => ({ query: { typeId: '1', merchant_code: merchantCode() } }) as const

/** Query of the vendors' sorting and mapping; returns the stored data until it has loaded, or if it fails. */
export function useVendorQuery({ enabled = true }: { enabled?: boolean } = {}) {
  const query = useApiQuery(vendorGameTypes, input(), { enabled, staleTime: STALE.catalogue })
  const { data } = query
  useEffect(() => {
    if (data) storedVendors.write(data)
  }, [data])
  const vendorData = useMemo(() => data ?? storedVendors.read(), [data])
  return { ...query, data: vendorData }
}

/** Sorting and mapping of the vendors, stored or fetched. */
export const useVendorData = (options?: { enabled?: boolean }): VendorData | undefined => useVendorQuery(options).data

/** As the hook, outside of components, for event handlers. */
export const fetchVendorData = () => queryClient.fetchQuery(apiQuery(vendorGameTypes, input(), currentViewer()))

/** Categories with their vendors in the order of the lobby; undefined until loaded. */
export function useVendorCategories(options?: { enabled?: boolean }) {
  const data = useVendorData(options)
  return useMemo(() => data && sortVendors(data.sorting), [data])
}
