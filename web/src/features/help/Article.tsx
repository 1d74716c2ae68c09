import { LazyHtml } from '@/shared/content/LazyHtml'
import { Card } from '@/shared/ui/Card'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import styles from './Article.module.css'

/** A heading and a text of the content system. */
export function Article({ title, content }: { title: string; content: string }) {
  return (
    <Card as="article" className={styles.article}>
      <SectionTitle className={styles.title}>{title}</SectionTitle>
      <LazyHtml html={content} />
    </Card>
  )
}
