import type { control } from '@understudy/contracts'
import { useEffect, useRef } from 'react'
import { Button } from '@/shared/ui/Button'
import { ActionLine, Code } from '../parts/Lists.tsx'
import { useSteeringText } from '../steering-texts.ts'
import { useMoment } from '../times.ts'
import styles from './sections.module.css'

const KB = 1024

interface CapsuleContentsProps {
  of: control.CapsuleContents
  busy: boolean
  onOpen: () => void
  onLeave: () => void
}

/** Preview of a capsule before it is opened, with its author's note first. */
export function CapsuleContents({ of: { facts, ...of }, busy, onOpen, onLeave }: CapsuleContentsProps) {
  const t = useSteeringText()
  const moment = useMoment()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  const kb = Math.ceil(of.bytes / KB)
  const rows = [
    [t('handOver.noteIn'), facts.note && <bdi>{facts.note}</bdi>],
    [t('handOver.scenario'), <Code key="scenario">{facts.scenario}</Code>],
    [t('state.merchant'), <Code key="merchant">{of.merchant}</Code>],
    [t('handOver.as'), facts.as === null ? t('who.guest') : <Code key="as">{facts.as}</Code>],
    [t('handOver.page'), <Code key="page">{facts.route}</Code>],
    [t('state.language'), <Code key="language">{facts.language}</Code>],
    [t('state.theme'), t(`state.${facts.theme}`)],
    [t('handOver.taken'), `${moment(facts.takenAt)}, ${t(`handOver.${of.clock}`)}`],
    [t('handOver.holds'), t('handOver.held', { members: of.members, calls: of.calls, faults: of.faults, kb })],
  ] as const
  return (
    <section ref={box} className={styles.form} aria-label={t('handOver.contents')}>
      <h4>{t('handOver.contents')}</h4>
      <dl className={styles.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ActionLine>
        <Button busy={busy} onClick={onOpen}>
          {t('handOver.opens')}
        </Button>
        <Button look="secondary" busy={busy} onClick={onLeave}>
          {t('handOver.leave')}
        </Button>
      </ActionLine>
    </section>
  )
}
