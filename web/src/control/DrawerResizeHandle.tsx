import { useEffect, useState } from 'react'
import { useDirection } from '@/shared/i18n'
import { browserMemory } from './browser-memory.ts'
import styles from './DrawerSheet.module.css'
import { ResizeHandle } from './parts/ResizeHandle.tsx'
import { useSteeringText } from './steering-texts.ts'

/** From here on the drawer stands beside the app, as its style sheet says. */
const BESIDE = '(min-width: 56rem)'
/** Shares of the window's height the drawer is drawn to, the usual one among them. */
const STOPS = [0.3, 0.45, 0.7, 0.85]
const USUAL = { height: 0.45, width: 400 }

/** The edge of the drawer towards the app: below the app it is made higher, beside it wider, and stays so over a reload. */
export function DrawerResizeHandle() {
  const t = useSteeringText()
  const dir = useDirection()
  const isBeside = useBeside()
  const [sizes, setSizes] = useState(() => ({ height: browserMemory.get().height, width: browserMemory.get().width }))
  const { height, width } = sizes

  useEffect(() => {
    const { style } = document.documentElement
    // A window that is smaller by now keeps something of the app in sight.
    if (height !== undefined) style.setProperty('--drawer-height', `min(${height}px, 85dvh)`)
    if (width !== undefined) style.setProperty('--drawer-width', `min(${width}px, 70vw)`)
    return () => {
      style.removeProperty('--drawer-height')
      style.removeProperty('--drawer-width')
    }
  }, [height, width])

  const keep = (change: { height?: number | undefined; width?: number | undefined }) => {
    setSizes({ ...sizes, ...change })
    browserMemory.set(change)
  }
  const shared = { label: t('size'), className: styles.grip, step: 32 }
  if (isBeside)
    return (
      <ResizeHandle
        {...shared}
        along="x"
        sign={dir === 'rtl' ? 1 : -1}
        value={width ?? USUAL.width}
        min={320}
        max={Math.round(innerWidth * 0.7)}
        snapPoints={[USUAL.width]}
        onSize={(size) => keep({ width: size })}
        onReset={() => keep({ width: undefined })}
      />
    )
  return (
    <ResizeHandle
      {...shared}
      along="y"
      sign={-1}
      value={height ?? Math.round(innerHeight * USUAL.height)}
      min={Math.round(innerHeight * 0.25)}
      max={Math.round(innerHeight * 0.85)}
      snapPoints={STOPS.map((share) => Math.round(innerHeight * share))}
      onSize={(size) => keep({ height: size })}
      onReset={() => keep({ height: undefined })}
    />
  )
}

function useBeside(): boolean {
  const [isBeside, setBeside] = useState(() => matchMedia(BESIDE).matches)
  useEffect(() => {
    const query = matchMedia(BESIDE)
    const listen = () => setBeside(query.matches)
    query.addEventListener('change', listen)
    return () => query.removeEventListener('change', listen)
  }, [])
  return isBeside
}
