import { useCallback, useEffect, useMemo } from 'react'
import { useVendorData } from '@/features/launch/vendor-data'
import { stored } from '@/shared/storage'
import { byName, fields, shaped, text } from '@/shared/storage/shape'

const storedIcons = stored('icons', shaped(byName(fields({ displayName: text, icon: text }))))

/** Name and icon of a vendor by its code, for the labels on tiles; stored values are available from the start. */
export function useVendorOf(options?: { enabled?: boolean }) {
  const sorting = useVendorData(options)?.sorting
  const icons = useMemo(() => {
    const known = sorting?.flatMap(({ vendorNames }) =>
      vendorNames.map(({ vassalage, displayName, icon }) => [vassalage, { displayName, icon }] as const),
    )
    return known ? Object.fromEntries(known) : undefined
  }, [sorting])
  useEffect(() => {
    if (icons) storedIcons.write(icons)
  }, [icons])
  const shown = useMemo(() => icons ?? storedIcons.read() ?? {}, [icons])
  return useCallback((code: string) => shown[code], [shown])
}
