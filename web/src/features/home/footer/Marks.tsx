import type { Resource } from '@understudy/contracts/system'
import { useText } from '@/shared/i18n'
import { Picture } from '@/shared/ui/Picture'
import styles from './HomeFooter.module.css'

interface MarksProps {
  title: string
  marks: readonly Resource[]
}

/** A row of logos, each a link: payment methods, responsible play. */
export function Marks({ title, marks }: MarksProps) {
  const t = useText()
  if (marks.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.marks}>
        {marks.map(({ url, title: name, image }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={styles.markLink}>
              <Picture
                src={image ?? url}
                alt={name ?? ''}
                height={32}
                loading="lazy"
                className={styles.mark}
                fallback={<span className={styles.named}>{name}</span>}
              />
              <span className="visually-hidden">({t('home:newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
