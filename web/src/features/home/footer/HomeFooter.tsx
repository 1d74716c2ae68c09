import type { Game } from '@understudy/contracts/games'
import { LIMITS } from '@understudy/contracts/page-sizes'
import type { Resource, SettingsInfo } from '@understudy/contracts/system'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { Picture } from '@/shared/ui/Picture'
import { FollowUs } from './FollowUs.tsx'
import styles from './HomeFooter.module.css'
import { Marks } from './Marks.tsx'
import { Sponsors } from './Sponsors.tsx'
import { Video } from './Video.tsx'

interface FooterVendor {
  vassalage: string
  displayName: string
  icon: string
  category: string
}

export interface HomeFooterProps {
  settings: SettingsInfo
  /** Sorted vendors; at most 22 are shown (spec §2). */
  vendors: readonly FooterVendor[]
  hotGames: readonly Game[]
  pathOf: (game: Game) => string
}

/** The year is the specification's, not the clock's. */
const COPYRIGHT_YEAR = 2024

export default function HomeFooter({ settings, vendors, hotGames, pathOf }: HomeFooterProps) {
  const t = useText()
  const resourcesOf = (type: Resource['resourceType']) =>
    settings.resources.filter(({ resourceType }) => resourceType === type)
  const [licence] = resourcesOf('LICENCE')
  const [video] = resourcesOf('YOUTUBE')
  return (
    <footer className={styles.footer}>
      {hotGames.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('games:hot')}</h2>
          <ul data-row className={styles.links}>
            {hotGames.slice(0, LIMITS.hotGames).map((game) => (
              <li key={game.nodeId}>
                <OpenLink to={pathOf(game)} className={styles.link}>
                  <bdi>{game.displayName}</bdi>
                </OpenLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {vendors.length > 0 && (
        <section>
          <h2 className={styles.title}>{t('home:footer.vendors')}</h2>
          <ul data-row className={styles.vendors}>
            {vendors.slice(0, LIMITS.vendors).map(({ vassalage, displayName, icon, category }) => (
              <li key={`${category} ${vassalage}`}>
                <Link to={paths.gameList({ gameType: category, vassalage })} className={styles.vendor}>
                  <Picture src={icon} alt={displayName} width={36} height={36} loading="lazy" fallback={displayName} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {video && <Video url={video.url} title={video.title} />}
      <Sponsors sponsors={resourcesOf('SPONSOR')} />
      <Marks title={t('home:footer.payments')} marks={resourcesOf('PAYMENT')} />
      <Marks title={t('home:footer.responsible')} marks={resourcesOf('RESPONSIBLE')} />
      <FollowUs resources={settings.resources} />
      <div className={styles.end}>
        {licence && (
          <a href={licence.url} target="_blank" rel="noopener noreferrer" className={styles.licence}>
            <Picture
              src={licence.image}
              alt={licence.title ?? t('home:footer.licence')}
              width={56}
              height={56}
              loading="lazy"
              fallback={licence.title ?? t('home:footer.licence')}
            />
          </a>
        )}
        <p>{settings.licence}</p>
        <p>{t('home:footer.text', { brand: settings.brand })}</p>
        <p>
          <bdi>{t('home:footer.copyright', { year: COPYRIGHT_YEAR, brand: settings.brand })}</bdi>
        </p>
      </div>
    </footer>
  )
}
