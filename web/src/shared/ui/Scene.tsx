import styles from './Scene.module.css'

export type SceneKind = 'empty' | 'error' | 'offline' | 'maintenance' | 'region' | 'lost'

const FIGURES: Record<SceneKind, React.ReactNode> = {
  empty: (
    <g className={styles.line}>
      <path d="M72 96h56l8 14H64z" />
      <path d="M64 110h20a16 10 0 0 0 32 0h20v24H64z" className={styles.raised} />
    </g>
  ),
  error: (
    <g className={styles.line}>
      <path d="M68 74h64v48H68z" className={styles.raised} />
      <path d="M68 86h64M92 98l16 16M108 98l-16 16" />
    </g>
  ),
  offline: (
    <g className={styles.line}>
      <path d="M70 92a46 46 0 0 1 60 0M80 104a30 30 0 0 1 40 0M91 116a13 13 0 0 1 18 0" />
      <path d="M70 78l60 54" className={styles.strike} />
      <circle cx="100" cy="126" r="3" className={styles.dot} />
    </g>
  ),
  maintenance: (
    <g className={styles.line}>
      <path d="M70 134V84h60v50" className={styles.raised} />
      <path d="M62 86l38-24 38 24" />
      <path d="M88 134v-26h24v26" />
      <path d="M84 96h8M108 96h8" />
      <path d="M146 134V70m-10 0h20m-20 14h20m-20 14h20m-20 14h20" />
    </g>
  ),
  region: (
    <g className={styles.line}>
      <circle cx="100" cy="98" r="34" className={styles.raised} />
      <path d="M66 98h68M100 64c-22 20-22 48 0 68M100 64c22 20 22 48 0 68" />
      <path d="M112 112h28v22h-28z" className={styles.accent} />
      <path d="M118 112v-6a8 8 0 0 1 16 0v6" />
    </g>
  ),
  lost: (
    <g className={styles.line}>
      <circle cx="100" cy="96" r="30" className={styles.raised} />
      <path d="M54 106c16 16 76 8 96-18" />
      <circle cx="92" cy="88" r="4" className={styles.dot} />
      <circle cx="110" cy="104" r="6" />
    </g>
  ),
}

/** A small illustration in the style of the banners: hills, a low sun, and a subject in front. */
export function Scene({ kind }: { kind: SceneKind }) {
  return (
    <svg className={styles.scene} viewBox="0 0 200 150" width="200" height="150" aria-hidden="true">
      <rect width="200" height="150" className={styles.sky} />
      <circle cx="146" cy="46" r="20" className={styles.sun} />
      <path d="M0 108l44-40 34 30 40-48 38 42 44-24v82H0z" className={styles.far} />
      <path d="M0 128c40-22 70 8 110-6s60-12 90 0v28H0z" className={styles.near} />
      {FIGURES[kind]}
    </svg>
  )
}
