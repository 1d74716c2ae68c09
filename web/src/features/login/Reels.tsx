import styles from './Reels.module.css'

/** Illustration: three reels in front of evening hills, in the style of the banners. */
export function Reels() {
  return (
    <svg className={styles.reels} viewBox="0 0 328 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="280" cy="42" r="44" className={styles.glow} />
      <circle cx="280" cy="42" r="24" className={styles.sun} />
      <path d="M0 104l62-46 48 34 66-58 60 50 46-26 46 34v48H0z" className={styles.far} />
      <path d="M0 120c60-24 120 4 176-6s100-16 152 0v26H0z" className={styles.near} />
      <g transform="translate(164 68)">
        <g transform="translate(-74 4)">
          <Reel />
          <path d="M-14-19h28l-15 38h-10l12-29h-15z" className={styles.seven} />
        </g>
        <g transform="translate(0 -4)">
          <Reel />
          <path
            d="M0-22l6.500 14.500L22-6 10.500 4.500 14 20 0 12-14 20l3.500-15.500L-22-6l15.500-1.500z"
            className={styles.star}
          />
        </g>
        <g transform="translate(74 4)">
          <Reel />
          <path d="M-9 6C-7-6 1-15 11-19M9 6c3-10 3-18 2-25" className={styles.stem} />
          <circle cx="-10" cy="12" r="9" className={styles.cherry} />
          <circle cx="10" cy="12" r="9" className={styles.cherry} />
        </g>
      </g>
    </svg>
  )
}

const Reel = () => (
  <>
    <rect x="-32" y="-36" width="64" height="80" rx="16" className={styles.shade} />
    <rect x="-32" y="-40" width="64" height="80" rx="16" className={styles.reel} />
  </>
)
