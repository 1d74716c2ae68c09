import { StageMessage } from '@understudy/contracts/slot'
import { useEffect, useRef, useState } from 'react'
import { safeParse } from 'zod/mini'
import { useText } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import styles from './PlayGame.module.css'

export type StageWish = 'relogin' | 'close' | 'balance'

interface GameFrameProps {
  url: string
  title: string
  onWish: (wish: StageWish) => void
  onRetry: () => void
  onBack: () => void
}

/** What a message of the stage asks for; undefined for anything that is none. */
export function wishOf(data: unknown): StageWish | undefined {
  const message = safeParse(StageMessage, data)
  if (!message.success) return undefined
  return 'relogin' in message.data ? 'relogin' : message.data.type
}

/** The vendor's page. It lives on another origin, so its own origin is all that allow-same-origin gives it. */
export function GameFrame({ url, title, onWish, onRetry, onBack }: GameFrameProps) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'late'>('loading')

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'shown' ? now : 'late')), TIMINGS.frameTimeout)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const { origin } = new URL(url)
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || !event.source || event.source !== frame.current?.contentWindow) return
      const wish = wishOf(event.data)
      if (wish) onWish(wish)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [url, onWish])

  if (state === 'late')
    return (
      <EmptyState scene="error" action={<FrameActions onRetry={onRetry} onBack={onBack} />}>
        {t('launch:late')}
      </EmptyState>
    )
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        data-shown={state === 'shown'}
        src={url}
        title={title}
        sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
        referrerPolicy="no-referrer"
        allow="fullscreen; autoplay"
        onLoad={() => setState('shown')}
      />
      {state === 'loading' && <FrameLoading title={title} />}
    </>
  )
}

export function FrameLoading({ title }: { title: string }) {
  const t = useText()
  return (
    <div className={styles.loading} role="status">
      <span className={styles.ball} />
      <p>{t('launch:opening', { game: title })}</p>
    </div>
  )
}

export function FrameActions({ onRetry, onBack }: { onRetry: () => void; onBack: () => void }) {
  const t = useText()
  return (
    <div className={styles.actions}>
      <Button look="secondary" onClick={onBack}>
        {t('shared:action.back')}
      </Button>
      <Button onClick={onRetry}>{t('shared:action.retry')}</Button>
    </div>
  )
}
