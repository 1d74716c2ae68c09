import { useEffect } from 'react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { addressOf } from '@/shared/navigation/base'
import { session } from '@/shared/session'
import { worldCookie } from '@/shared/storage'
import { Button } from '@/shared/ui/Button'
import { Scene } from '@/shared/ui/Scene'
import styles from './WorldGone.module.css'

/** Leaves the world: removes its cookie and the session, whose token also names it. */
function toUsualWorld() {
  worldCookie.remove()
  session.drop()
  location.assign(addressOf(paths.home()))
}

export function WorldGone() {
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
