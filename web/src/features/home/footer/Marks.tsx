import type { Resource } from '@understudy/contracts/system'
import { useText } from '@/shared/i18n'
import { Picture } from '@/shared/ui/Picture'
import styles from './HomeFooter.module.css'

interface MarksProps {
  title: string
  marks: readonly Resource[]
  /** Link of the logo. */
  linked?: boolean
}

/** A row of logos: payment methods, responsible play. */
export function Marks({ title, marks, linked }: MarksProps) {
  const t = useText()
  if (marks.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.marks}>
        {marks.map((mark) => {
          const logo = (
            <Picture
              src={mark.image ?? mark.url}
              alt={mark.title ?? ''}
              height={32}
              loading="lazy"
              className={styles.mark}
              fallback={<span className={styles.named}>{mark.title}</span>}
            />
          )
          return (
            <li key={mark.url}>
              {linked ? (
                <a href={mark.url} target="_blank" rel="noopener noreferrer" className={styles.markLink}>
                  {logo}
                  <span className="visually-hidden">({t('home:newTab')})</span>
                </a>
              ) : (
                logo
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
