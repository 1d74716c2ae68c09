import { useEffect } from 'react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { session } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import Scene from '@/shared/ui/Scene'
import styles from './WorldGone.module.css'

/** Leaves the world: its cookie goes, and the session, whose token names it too. */
function toUsualWorld() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there on plain HTTP addresses
  document.cookie = 'world=; Max-Age=0; path=/'
  session.drop()
  location.assign(paths.home())
}

export default function WorldGone() {
  const t = useText()
  const title = t('shell:worldGone.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={styles.page}>
      <Scene kind="lost" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t('shell:worldGone.text')}</p>
      <Button size="large" onClick={toUsualWorld}>
        {t('shell:worldGone.action')}
      </Button>
    </main>
  )
}
