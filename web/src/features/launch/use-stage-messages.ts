import { StageMessage } from '@understudy/contracts/slot'
import { type RefObject, useEffect } from 'react'
import { safeParse } from 'zod/mini'

export type StageWish = 'relogin' | 'close' | 'balance'

/** What a message of the stage asks for; undefined for anything that is none. */
export function wishOf(data: unknown): StageWish | undefined {
  const message = safeParse(StageMessage, data)
  if (!message.success) return undefined
  return 'relogin' in message.data ? 'relogin' : message.data.type
}

/** Hears what the vendor's page asks for; whatever comes from another window or origin counts for nothing. */
export function useStageMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onWish: (wish: StageWish) => void,
): void {
  useEffect(() => {
    const { origin } = new URL(url)
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || !event.source || event.source !== frame.current?.contentWindow) return
      const wish = wishOf(event.data)
      if (wish) onWish(wish)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, url, onWish])
}
