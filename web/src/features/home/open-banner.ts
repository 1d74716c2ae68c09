import type { Banner } from '@understudy/contracts/announcements'
import { useCallback } from 'react'
import { knownPath, useOpen } from '@/shared/navigation'

const isWebAddress = (link: string) => /^https?:\/\//.test(link) && URL.canParse(link)

/** A banner leads to a page of the app, or to a web address in a new tab; anything else leads nowhere (HOME-042, ours). */
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
