import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import styles from './PushOffer.module.css'
import { storedPushOffer } from './push-offer.ts'
import { usePushSwitch } from './use-push-switch.ts'

/** Offers notifications where they are of use, once: the browser asks for its permission after the tap only. */
export function PushOffer() {
  const t = useText()
  const { state, turn } = usePushSwitch()
  const [isOver, setOver] = useState(storedPushOffer.read() === '1')
  if (state !== 'off' || isOver) return null
  const end = () => {
    storedPushOffer.write('1')
    setOver(true)
  }
  return (
    <Card as="section" className={styles.offer} aria-label={t('push:offer.title')}>
      <p>{t('push:offer.title')}</p>
      <div className={styles.choice}>
        <Button look="secondary" size="small" onClick={end}>
          {t('push:offer.no')}
        </Button>
        <Button size="small" busy={turn.busy} onClick={() => turn.run(true)}>
          {t('push:offer.yes')}
        </Button>
      </div>
    </Card>
  )
}
