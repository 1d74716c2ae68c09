import { NETWORKS, type Resource } from '@understudy/contracts/system'
import { Globe } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { Picture } from '@/shared/ui/Picture'
import styles from './HomeFooter.module.css'

/** Links to the merchant's social channels, with the picture of each resource. */
export function FollowUs({ resources }: { resources: readonly Resource[] }) {
  const t = useText()
  const channels = NETWORKS.flatMap((network) => resources.find(({ resourceType }) => resourceType === network) ?? [])
  if (channels.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t('home:footer.follow')}</h2>
      <ul className={styles.channels}>
        {channels.map(({ resourceType, url, title, image }) => (
          <li key={resourceType}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={styles.channel}>
              <Picture
                src={image}
                alt=""
                width={28}
                height={28}
                loading="lazy"
                fallback={<Globe size={24} aria-hidden="true" />}
              />
              <span className="visually-hidden">
                {title ?? resourceType} ({t('home:newTab')})
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
