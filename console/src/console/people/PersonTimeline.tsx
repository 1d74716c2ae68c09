import { timeline } from '@understudy/contracts/control'
import type { TimelineEntry } from '@understudy/contracts/control/actors'
import { AtSign, Coins, Mail, MessageSquareText, Radio, X } from 'lucide-react'
import { useState } from 'react'
import { formatAmount } from '@/shared/format/money'
import { IconButton } from '@/shared/ui/Button'
import { worldParams } from '../../actions.ts'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { SearchField } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import { ReplayButton } from '../../parts/ReplayButton.tsx'
import { useSteering } from '../../steer.ts'
import { useMoment } from '../../times.ts'
import { hashOf } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import styles from './people.module.css'
import { peopleTexts as w } from './people-texts.ts'

const ICONS = { call: Radio, money: Coins, message: Mail, sms: MessageSquareText, email: AtSign }

interface PersonTimelineProps {
  world: string
  name: string
  onClose: () => void
}

/** Calls, ledger entries and messages of one person, newest first; searching for an id shows everything about it. */
export function PersonTimeline({ world, name, onClose }: PersonTimelineProps) {
  const [typed, setTyped] = useState('')
  const find = typed.trim().slice(0, 60) || undefined
  const entries = useSteering(timeline, { params: { ...worldParams(), name }, query: { limit: 200, find } })
  const title = interpolate(w.timeline, { name })
  return (
    <section className={styles.timeline} aria-label={title}>
      <header className="line">
        <h2>{title}</h2>
        <IconButton label={w.close} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </header>
      <SearchField label={w.find} value={typed} onChange={setTyped} />
      <ErrorMessage of={entries.error} />
      {entries.data?.length === 0 && <p className="note">{find ? w.notFound : w.nothing}</p>}
      <ol>
        {entries.data?.map((entry, index) => (
          // Entries have no id of their own, and the list is not reordered.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Entry key={index} world={world} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ world, entry }: { world: string; entry: TimelineEntry }) {
  const { at, kind, title, text, amount, balance, seq, bet } = entry
  const moment = useMoment()
  const Icon = ICONS[kind]
  return (
    <li>
      <Icon size={16} role="img" aria-label={w.kinds[kind]} />
      <div>
        <p className="line">
          {seq === null ? (
            <strong>{title}</strong>
          ) : (
            <a href={hashOf({ page: 'calls', world, more: String(seq) })}>{title}</a>
          )}
          {kind === 'call' && <span className={/^2\d\d$/.test(text) ? 'note' : 'bad'}>{text}</span>}
          {amount !== null && (
            <bdi dir="ltr" className={amount < 0 ? 'bad' : 'good'}>
              {`${amount < 0 ? '−' : '+'}${formatAmount(Math.abs(amount))}`}
            </bdi>
          )}
          {balance !== null && <small>{interpolate(w.after, { balance: formatAmount(balance) })}</small>}
          <small className={styles.when}>{moment(at)}</small>
        </p>
        {bet !== undefined && <ReplayButton bet={bet} />}
        {kind !== 'call' && <p className="note">{kind === 'money' ? <Code>{text}</Code> : text}</p>}
      </div>
    </li>
  )
}
