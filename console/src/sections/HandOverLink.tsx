import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '@/shared/device/copy-text'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { ActionLine, Group } from '../parts/Lists.tsx'
import { PhoneCode } from '../parts/PhoneCode.tsx'
import { type LeftOut, presentLink } from '../state-link.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'

/** A link that makes a new world like this one and opens the same page in it. */
export function HandOverLink() {
  const t = useSteeringText()
  const [{ link, leftOut }, setMade] = useState<{ link?: string; leftOut: LeftOut[] }>({ leftOut: [] })
  const [done, setDone] = useState('')
  const act = useControlMutation()
  return (
    <Group title={t('handOver.link')}>
      <p>{t('handOver.linkHint')}</p>
      <ActionLine>
        <Button
          icon={<Link2 size={16} aria-hidden="true" />}
          busy={act.busy}
          onClick={() => {
            setDone('')
            act.run(async () => setMade(await presentLink()))
          }}
        >
          {t('handOver.make')}
        </Button>
        {link && (
          <Button
            look="secondary"
            icon={<Copy size={16} aria-hidden="true" />}
            onClick={async () => setDone((await copyText(link)) ? t('copied') : t('notCopied'))}
          >
            {t('handOver.copy')}
          </Button>
        )}
      </ActionLine>
      <ErrorMessage of={act.error} />
      <p role="status" className={styles.note}>
        {done}
      </p>
      {link && (
        <>
          <a className={styles.link} href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
          {leftOut.length > 0 && (
            <p>
              {t('handOver.leftOut', {
                parts: leftOut.map((part) => t(`handOver.left.${part}`)).join(t('handOver.and')),
              })}
            </p>
          )}
          <PhoneCode address={link} label={t('handOver.qr')} />
        </>
      )}
    </Group>
  )
}
