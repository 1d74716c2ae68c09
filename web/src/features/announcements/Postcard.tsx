import styles from './Postcard.module.css'

interface View {
  far: string
  middle: string
  near: string
  /** Sun or moon: across, down, radius. */
  light: readonly [number, number, number]
}

const VIEWS: readonly [View, View, View] = [
  {
    far: 'M0 88l54-34 40 26 60-50 54 44 42-24 78 46v36H0z',
    middle: 'M0 104c50-26 104-6 150-14s96-26 178 0v42H0z',
    near: 'M0 118c70-16 130 8 190 0s96-10 138-4v18H0z',
    light: [252, 50, 26],
  },
  {
    far: 'M0 92l38-30 50 24 64-58 46 42 60-36 70 52v46H0z',
    middle: 'M0 108c60-18 90 8 150-4s110-24 178-6v34H0z',
    near: 'M0 122c60-14 120 6 176-2s100-12 152 0v12H0z',
    light: [78, 38, 20],
  },
  {
    far: 'M0 96l70-54 42 34 48-24 62 44 48-38 58 34v40H0z',
    middle: 'M0 100c40 12 100-18 160-6s110 12 168-8v46H0z',
    near: 'M0 120c80-10 120 6 190-2s90-8 138 2v12H0z',
    light: [196, 44, 24],
  },
]

/** Illustration for announcements without a picture: dusk, night and dawn over the same hills, in turn. */
export function Postcard({ kind }: { kind: number }) {
  const view = (kind % VIEWS.length) as 0 | 1 | 2
  const { far, middle, near, light } = VIEWS[view]
  const [x, y, radius] = light
  return (
    <svg
      className={styles.card}
      data-kind={view}
      viewBox="0 0 328 132"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle cx={x} cy={y} r={radius * 1.9} className={styles.glow} />
      <circle cx={x} cy={y} r={radius} className={styles.light} />
      <path d={far} className={styles.far} />
      <path d={middle} className={styles.middle} />
      <path d={near} className={styles.near} />
    </svg>
  )
}
