import { StageMessage } from '@understudy/contracts/slot'
import { type RefObject, useEffect } from 'react'
import { safeParse } from 'zod/mini'

export type StageRequest = 'relogin' | 'close' | 'balance'

/** Parses a message of a vendor's page; undefined for anything else. */
export function parseStageRequest(data: unknown): StageRequest | undefined {
  const message = safeParse(StageMessage, data)
  if (!message.success) return undefined
  return 'relogin' in message.data ? 'relogin' : message.data.type
}

/** Listens to messages of the vendor's page; those of other windows or origins are ignored. */
export function useStageMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onStageRequest: (stageRequest: StageRequest) => void,
): void {
  useEffect(() => {
    const { origin } = new URL(url)
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || !event.source || event.source !== frame.current?.contentWindow) return
      const stageRequest = parseStageRequest(event.data)
      if (stageRequest) onStageRequest(stageRequest)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, url, onStageRequest])
}
