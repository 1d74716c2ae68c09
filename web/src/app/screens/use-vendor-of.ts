import { useCallback, useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { useVendorData } from '@/features/launch/vendor-data'
import { stored } from '@/shared/storage'

const storedIcons = stored('icons', z.record(z.string(), z.object({ displayName: z.string(), icon: z.string() })))

/** Name and icon of a vendor by its code, for the labels on tiles; stored values are available from the start. */
export function useVendorOf(options?: { enabled?: boolean }) {
  const sorting = useVendorData(options)?.sorting
  const icons = useMemo(() => {
    const vendors = sorting?.flatMap(({ vendorNames }) =>
      vendorNames.map(({ vassalage, displayName, icon }) => [vassalage, { displayName, icon }] as const),
    )
    return vendors ? Object.fromEntries(vendors) : undefined
  }, [sorting])
  useEffect(() => {
    if (icons) storedIcons.write(icons)
  }, [icons])
  const visibleIcons = useMemo(() => icons ?? storedIcons.read() ?? {}, [icons])
  return useCallback((code: string) => visibleIcons[code], [visibleIcons])
}
