import { useEffect, useState } from 'react'
import { useDirection } from '@/shared/i18n'
import { browserMemory } from '../browser-memory.ts'
import { ResizeHandle } from '../parts/ResizeHandle.tsx'
import { useSteeringText } from '../steering-texts.ts'
import styles from './DrawerSheet.module.css'

/** From this width the drawer is beside the app, as in its stylesheet. */
const BESIDE = '(min-width: 56rem)'
/** Snap points of the drawer as shares of the window's height, including the default. */
const STOPS = [0.3, 0.45, 0.7, 0.85]
const USUAL = { height: 0.45, width: 400 }

/** Resizes the drawer, in height below the app and in width beside it; the size survives a reload. */
export function DrawerResizeHandle() {
  const t = useSteeringText()
  const dir = useDirection()
  const isBeside = useBeside()
  const [sizes, setSizes] = useState(() => ({ height: browserMemory.get().height, width: browserMemory.get().width }))
  const { height, width } = sizes

  useEffect(() => {
    const { style } = document.documentElement
    // Leaves part of the app visible in a smaller window.
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
