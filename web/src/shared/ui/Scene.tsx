import styles from './Scene.module.css'

/** What is missing where nothing has gone wrong. */
const CALM = ['empty', 'games', 'bets', 'money', 'gifts', 'people', 'keys'] as const
type Calm = (typeof CALM)[number]
export type SceneKind = Calm | 'error' | 'offline' | 'maintenance' | 'region' | 'lost'

/** Whether a drawing tells that nothing is there yet, rather than that something failed. */
export const isCalm = (kind: SceneKind): kind is Calm => (CALM as readonly string[]).includes(kind)

const FIGURES: Record<SceneKind, React.ReactNode> = {
  empty: (
    <g className={styles.line}>
      <path d="M72 96h56l8 14H64z" />
      <path d="M64 110h20a16 10 0 0 0 32 0h20v24H64z" className={styles.raised} />
    </g>
  ),
  games: (
    <g className={styles.line}>
      <path
        d="M76 84h48a20 20 0 0 1 20 20v6a14 14 0 0 1-26 8l-4-6H86l-4 6a14 14 0 0 1-26-8v-6a20 20 0 0 1 20-20z"
        className={styles.raised}
      />
      <path d="M78 94v14M71 101h14" />
      <circle cx="118" cy="96" r="3" className={styles.dot} />
      <circle cx="128" cy="106" r="3" className={styles.dot} />
    </g>
  ),
  bets: (
    <g className={styles.line}>
      <path d="M74 66h52v68l-9-6-8 6-9-6-9 6-8-6-9 6z" className={styles.raised} />
      <path d="M86 82h28M86 95h28M86 108h14" />
    </g>
  ),
  money: (
    <g className={styles.line}>
      <path d="M62 86h68a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8z" className={styles.raised} />
      <path d="M62 88l52-18 6 16M138 102h-18a8 8 0 0 0 0 16h18" />
      <circle cx="121" cy="110" r="3" className={styles.dot} />
    </g>
  ),
  gifts: (
    <g className={styles.line}>
      <path d="M70 94h60v38H70z" className={styles.raised} />
      <path d="M64 80h72v14H64z" className={styles.accent} />
      <path d="M100 80v52M100 80c-26-2-24-24-10-20 6 2 10 10 10 20zM100 80c26-2 24-24 10-20-6 2-10 10-10 20z" />
    </g>
  ),
  people: (
    <g className={styles.line}>
      <circle cx="84" cy="86" r="12" className={styles.raised} />
      <path d="M62 130a22 22 0 0 1 44 0z" className={styles.raised} />
      <path d="M116 76a11 11 0 0 1 0 20M124 108a20 20 0 0 1 14 22" />
    </g>
  ),
  keys: (
    <g className={styles.line}>
      <circle cx="82" cy="100" r="18" className={styles.raised} />
      <circle cx="78" cy="100" r="4" className={styles.dot} />
      <path d="M100 100h42v14M128 100v10" />
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
