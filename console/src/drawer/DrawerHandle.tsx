import { packOf } from '@understudy/contracts/languages'
import { SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import * as z from 'zod/mini'
import { useDirection, useLanguage } from '@/shared/i18n'
import { stored } from '@/shared/storage'
import { lazyPart } from '@/shared/ui/lazy-part'
import './steering.css'
import { tabMemory, useTabMemory } from '../tab-memory.ts'
import labels from '../text/handle.json'
import styles from './DrawerHandle.module.css'
import { onDismiss } from './host.ts'

/** Closed again, the next tap tries again. */
function MissingSheet() {
  useEffect(() => tabMemory.set({ open: false }), [])
  return null
}

const Sheet = lazyPart(() => import('./DrawerSheet.tsx'), { missing: MissingSheet })

/** How far down the window it sits, as a share of it: clear of the top bar and of the bottom menu. */
const HIGHEST = 0.12
const LOWEST = 0.82
const keptShare = stored('steeringHandle', z.number().check(z.gte(HIGHEST), z.lte(LOWEST)))
const USUAL = 0.4
const STEP = 0.04
/** A finger that moves less, in px, has tapped. */
const SLACK = 6

const within = (share: number) => Math.min(LOWEST, Math.max(HIGHEST, share))

/** The small handle at the edge of the column; a tap opens the drawer, a drag or the arrow keys move it. */
export function DrawerHandle() {
  const { open } = useTabMemory()
  const language = useLanguage()
  const dir = useDirection()
  const [share, setShare] = useState(() => keptShare.read() ?? USUAL)
  const drag = useRef<{ from: number; share: number; moved: boolean }>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return
      if (event.key === '.') tabMemory.set({ open: !tabMemory.get().open, command: false })
      else if (event.key === 'k') tabMemory.set({ open: true, command: true })
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    const stop = onDismiss(() => tabMemory.set({ open: false, command: false }))
    return () => {
      removeEventListener('keydown', onKey)
      stop()
    }
  }, [])

  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])

  const moveTo = (next: number) => {
    setShare(within(next))
    keptShare.write(within(next))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -STEP, ArrowDown: STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    moveTo(share + step)
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    drag.current = { from: event.clientY, share, moved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const start = drag.current
    if (!start) return
    const by = event.clientY - start.from
    if (Math.abs(by) > SLACK) start.moved = true
    if (start.moved) setShare(within(start.share + by / innerHeight))
  }
  const end = () => {
    if (drag.current?.moved) keptShare.write(share)
  }

  return (
    <div dir={dir}>
      {!open && (
        <button
          ref={button}
          type="button"
          className={styles.handle}
          style={{ insetBlockStart: `${share * 100}dvh` }}
          aria-label={labels[packOf(language)]}
          aria-expanded={open}
          aria-keyshortcuts="Control+."
          onKeyDown={onKeyDown}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onClick={() => {
            const dragged = drag.current?.moved
            drag.current = undefined
            if (!dragged) tabMemory.set({ open: true })
          }}
        >
          <span className={styles.grip}>
            <SlidersHorizontal size={15} aria-hidden="true" />
          </span>
        </button>
      )}
      {open && (
        // A drawer that does not load, or breaks, closes; the next tap tries again.
        <ErrorBoundary fallback={null} onError={() => tabMemory.set({ open: false })}>
          <Sheet />
        </ErrorBoundary>
      )}
    </div>
  )
}
