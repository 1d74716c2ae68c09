import type { Banner } from '@understudy/contracts/announcements'
import type { ReactNode } from 'react'
import { knownPath } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { ArtImage } from '@/shared/ui/ArtImage'
import { CarouselTrack } from '@/shared/ui/CarouselTrack'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './BannerStrip.module.css'

interface BannerStripProps {
  /** Undefined while loading. */
  banners: readonly Banner[] | undefined
  label: string
}

/** Banners side by side, scrolled by hand: no autoplay beside a form. */
export function BannerStrip({ banners, label }: BannerStripProps) {
  if (!banners) return <Skeleton className={styles.waiting} height="auto" radius="var(--radius-card)" />
  if (!banners.length) return null
  return (
    <section aria-label={label}>
      <CarouselTrack className={styles.strip}>
        {banners.map((banner) => (
          <BannerFrame key={banner.id} link={banner.link}>
            <ArtImage src={banner.url} alt="" ratio="auto" urgent className={styles.art} />
            <span className={styles.words}>
              <strong className={styles.title}>{banner.title}</strong>
              <span>{banner.subtitle}</span>
            </span>
          </BannerFrame>
        ))}
      </CarouselTrack>
    </section>
  )
}

function BannerFrame({ link, children }: { link: Banner['link']; children: ReactNode }) {
  const path = knownPath(link)
  if (path)
    return (
      <OpenLink className={styles.banner} to={path}>
        {children}
      </OpenLink>
    )
  if (/^https?:\/\//.test(link))
    return (
      <a className={styles.banner} href={link} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  return <div className={styles.banner}>{children}</div>
}
