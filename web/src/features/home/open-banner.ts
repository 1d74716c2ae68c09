import type { Banner } from '@understudy/contracts/announcements'
import { useCallback } from 'react'
import { knownPath, useOpen } from '@/shared/navigation'

const isWebAddress = (link: string) => /^https?:\/\//.test(link) && URL.canParse(link)

/** Opens a banner's link: a page of the app, or a web URL in a new tab; anything else is ignored (HOME-042, ours). */
export function useOpenBanner() {
  const open = useOpen()
  return useCallback(
    ({ link }: Pick<Banner, 'link'>) => {
      const path = knownPath(link)
      if (path) open(path)
      else if (isWebAddress(link)) window.open(link, '_blank', 'noopener,noreferrer')
    },
    [open],
  )
}
