import { decide, dueEvents, getClock, queues } from '@understudy/contracts/control'
import type { QueueItem, QueueState } from '@understudy/contracts/control-queues'
import { useState } from 'react'
import { formatAmount } from '@/shared/format/money'
import { Button } from '@/shared/ui/Button'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { matches, SearchField, SelectBox, TextField } from '../parts/Fields.tsx'
import { Code, Empty, Group } from '../parts/Lists.tsx'
import { ReplayButton } from '../parts/ReplayButton.tsx'
import { invalidate, steer, useSteering } from '../steer.ts'
import { type SteeringText, useSteeringText } from '../steering-texts.ts'
import { distance } from '../times.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import styles from './sections.module.css'

const TITLED = ['deposits', 'withdrawals', 'feedback', 'promotions', 'disputes', 'agent-contracts'] as const
const isTitled = (name: string): name is (typeof TITLED)[number] => (TITLED as readonly string[]).includes(name)

/** Title of a queue; one that has none here shows its feature's name. */
export const queueTitle = (t: SteeringText, name: string) => (isTitled(name) ? t(`queues.title.${name}`) : name)

/** Items shown of each queue, the oldest first. */
const MOST = 200

/** Queues of the back office. */
export function QueuesSection() {
  const t = useSteeringText()
  const state = useSteering(queues, { params: worldParams(), query: { limit: MOST } })
  const clock = useSteering(getClock, { params: worldParams() })
  const [typed, setTyped] = useState('')
  const waiting = state.data?.flatMap(({ items }) => items) ?? []
  const isMixed = new Set(waiting.map(({ merchant }) => merchant)).size > 1
  return (
    <>
      <p className={styles.hint}>{t('queues.intro')}</p>
      {waiting.length > 0 && <SearchField label={t('queues.search')} value={typed} onChange={setTyped} />}
      <ErrorMessage of={state.error} />
      {state.data?.map((queue) => {
        const title = queueTitle(t, queue.name)
        const matchingItems = queue.items.filter(({ account, id, title }) => matches(typed, account, id, title))
        return (
          <Group key={queue.name} title={`${title} · ${queue.count}`}>
            {matchingItems.length === 0 && (
              <Empty>{t(queue.items.length > 0 ? 'queues.noneLike' : 'queues.none')}</Empty>
            )}
            {queue.count > queue.items.length && (
              <p className={styles.hint}>{t('queues.first', { shown: queue.items.length, all: queue.count })}</p>
            )}
            {matchingItems.length > 0 && (
              <Rows label={title}>
                {matchingItems.map((item) => (
                  <Item key={item.id} queue={queue} item={item} isMixed={isMixed} now={clock.data?.now} />
                ))}
              </Rows>
            )}
          </Group>
        )
      })}
    </>
  )
}

interface ItemProps {
  queue: QueueState
  item: QueueItem
  /** Whether the queue holds items of several merchants. */
  isMixed: boolean
  /** The world's time, epoch ms. */
  now: number | undefined
}

function Item({ queue, item, isMixed, now }: ItemProps) {
  const t = useSteeringText()
  const [open, setOpen] = useState(false)
  const { account, amount, currencySymbol, merchant, since, state, title } = item
  return (
    <RowButton
      arrow={null}
      label={
        <>
          <bdi>{account}</bdi> {amount !== null && <bdi dir="ltr">{`${currencySymbol} ${formatAmount(amount)}`}</bdi>}
        </>
      }
      hint={
        <>
          <bdi>{title}</bdi>
          {now !== undefined && ` · ${t('queues.waits', { time: distance(now - since).slice(1) })}`}
        </>
      }
      trailing={
        <Code>
          {state}
          {isMixed && ` · ${merchant}`}
        </Code>
      }
      data-row=""
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      below={open && <Decision queue={queue} item={item} />}
    />
  )
}

/** Details of an item, and the actions it allows now. */
function Decision({ queue: { name, reasons }, item }: { queue: QueueState; item: QueueItem }) {
  const t = useSteeringText()
  const act = useControlMutation()
  const [remark, setRemark] = useState('')
  const [chosen, choose] = useState<Record<string, string>>({})
  const wanting = item.actions.filter((action) => reasons[action]?.length)
  const press = (action: string) =>
    act.run(async () => {
      const params = { ...worldParams(), queue: name, item: item.id }
      await steer(decide, { params, body: { action, remark, reason: chosen[action] ?? reasons[action]?.[0] } })
      await invalidate(queues, getClock, dueEvents)
    })
  return (
    <div className={styles.decision}>
      <dl className={styles.facts}>
        {Object.entries({ id: item.id, ...item.facts }).map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>
              <Code>{value}</Code>
            </dd>
          </div>
        ))}
      </dl>
      {item.bet !== undefined && <ReplayButton bet={item.bet} />}
      {item.pictures.map((address) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={t('queues.picture')} width={72} height={72} />
        </a>
      ))}
      <TextField label={t('queues.remark')} value={remark} onChange={setRemark} maxLength={140} />
      {wanting.map((action) => (
        <SelectBox
          key={action}
          label={`${action}: ${t('queues.reason')}`}
          value={chosen[action] ?? reasons[action]?.[0] ?? ''}
          options={(reasons[action] ?? []).map((reason) => ({ value: reason, label: reason }))}
          onChange={(reason) => choose({ ...chosen, [action]: reason })}
        />
      ))}
      <ErrorMessage of={act.error} />
      <div className={styles.actions}>
        {item.actions.map((action, index) => (
          <Button
            key={action}
            look={index === 0 ? 'primary' : 'secondary'}
            busy={act.busy}
            onClick={() => void press(action)}
          >
            {action}
          </Button>
        ))}
      </div>
    </div>
  )
}
