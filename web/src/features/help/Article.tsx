import { SafeHtml } from '@/shared/content/SafeHtml'
import styles from './Article.module.css'

/** A heading and a text of the content system. */
export function Article({ title, content }: { title: string; content: string }) {
  return (
    <article className={styles.article}>
      <h2 className={styles.title}>{title}</h2>
      <SafeHtml html={content} />
    </article>
  )
}
