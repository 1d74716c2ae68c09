import type { OutboxItem } from '@understudy/contracts/control'
import { outbox } from '@understudy/contracts/control'
import { Bell, Copy, Mail, MessageSquareText, ScanText, TextCursorInput } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '@/shared/device/copy-text'
import { Button, IconButton } from '@/shared/ui/Button'
import { Rows, RowText } from '@/shared/ui/Rows'
import { Segments } from '@/shared/ui/Segments'
import { worldParams } from '../actions.ts'
import { fillField, lastFocusedField } from '../drawer/host.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { Code, Empty } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useMoment } from '../times.ts'
import styles from './sections.module.css'

const ICONS = { sms: MessageSquareText, email: Mail, captcha: ScanText, push: Bell } satisfies Record<
  OutboxItem['kind'],
  unknown
>
const KINDS = ['all', 'sms', 'email', 'captcha', 'push'] as const

/** Messages the world sent, newest first; a code can be copied or filled into the last focused field. */
export function OutboxSection() {
  const t = useSteeringText()
  const moment = useMoment()
  const [kind, setKind] = useState<'all' | OutboxItem['kind']>('all')
  const [done, setDone] = useState('')
  const messages = useSteering(outbox, {
    params: worldParams(),
    query: { limit: 30, ...(kind === 'all' ? {} : { kind }) },
  })

  const fill = (code: string) => {
    const field = lastFocusedField()
    if (!field) return setDone(t('outbox.noField'))
    fillField(field, code)
    field.focus()
    setDone(t('outbox.filled', { code }))
  }

  return (
    <>
      <Segments
        look="chips"
        label={t('outbox.kind')}
        options={KINDS.map((value) => ({ value, label: t(`outbox.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <ErrorMessage of={messages.error} />
      <p role="status" className={styles.note}>
        {done}
      </p>
      {messages.data?.length === 0 && <Empty>{t('outbox.none')}</Empty>}
      {messages.data && messages.data.length > 0 && (
        <Rows label={t('section.outbox')}>
          {messages.data.map((item) => {
            if (item.push) return <PushRow key={`push ${item.id}`} item={item} push={item.push} />
            const Icon = ICONS[item.kind]
            return (
              <RowText
                key={item.id}
                icon={<Icon size={18} aria-label={t(`outbox.${item.kind}`)} />}
                label={<Code>{item.code || item.text}</Code>}
                hint={
                  <>
                    {item.kind !== 'captcha' && <Code>{item.to} · </Code>}
                    {moment(item.at)}
                  </>
                }
              >
                <IconButton
                  label={t('outbox.copy', { code: item.code })}
                  icon={<Copy size={16} aria-hidden="true" />}
                  onClick={async () => setDone((await copyText(item.code)) ? t('copied') : t('notCopied'))}
                />
                <Button
                  look="secondary"
                  icon={<TextCursorInput size={16} aria-hidden="true" />}
                  aria-label={t('outbox.fillThis', { code: item.code })}
                  // A press must not blur the field it fills.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => fill(item.code)}
                >
                  {t('outbox.fill')}
                </Button>
              </RowText>
            )
          })}
        </Rows>
      )}
    </>
  )
}

/** A notification, with its page and what became of it. */
function PushRow({ item, push }: { item: OutboxItem; push: NonNullable<OutboxItem['push']> }) {
  const t = useSteeringText()
  const moment = useMoment()
  const { title, link, state, heldUntil } = push
  const isHeld = state === 'waiting' && heldUntil !== null
  return (
    <RowText
      icon={<Bell size={18} aria-label={t('outbox.push')} />}
      label={
        <>
          <b>{title}</b> · {item.text}
        </>
      }
      hint={
        <>
          <Code>
            {item.to} · {link} ·{' '}
          </Code>
          {moment(item.at)} ·{' '}
          {isHeld ? t('outbox.pushState.held', { time: moment(heldUntil) }) : t(`outbox.pushState.${state}`)}
        </>
      }
    />
  )
}
