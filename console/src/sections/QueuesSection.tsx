import { decide, dueEvents, getClock, queues } from '@understudy/contracts/control'
import type { QueueItem, QueueState } from '@understudy/contracts/control/queues'
import { Square, SquareCheckBig } from 'lucide-react'
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
import { queueWord } from './queue-words.ts'
import styles from './sections.module.css'

const TITLED = ['deposits', 'withdrawals', 'feedback', 'promotions', 'disputes', 'agent-contracts'] as const
const isTitled = (name: string): name is (typeof TITLED)[number] => (TITLED as readonly string[]).includes(name)

/** Title of a queue; one that has none here shows its feature's name. */
export const queueTitle = (t: SteeringText, name: string) => (isTitled(name) ? t(`queues.title.${name}`) : name)

/** Items shown of each queue, the oldest first. */
const MOST = 200

interface OpenItem {
  queue: string
  id: string
}

/** Queues of the back office; `beside` shows the details of the open item next to the lists instead of below it. */
export function QueuesSection({ beside = false }: { beside?: boolean }) {
  const t = useSteeringText()
  const state = useSteering(queues, { params: worldParams(), query: { limit: MOST } })
  const clock = useSteering(getClock, { params: worldParams() })
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<OpenItem>()
  const full = state.data?.filter(({ count }) => count > 0) ?? []
  const empty = state.data?.filter(({ count }) => count === 0) ?? []
  const waiting = full.flatMap(({ items }) => items)
  const isMixed = new Set(waiting.map(({ merchant }) => merchant)).size > 1
  const openQueue = state.data?.find(({ name }) => name === open?.queue)
  const openItem = openQueue?.items.find(({ id }) => id === open?.id)
  const lists = (
    <>
      <p className={styles.hint}>{t('queues.intro')}</p>
      {waiting.length > 0 && <SearchField label={t('queues.search')} value={typed} onChange={setTyped} />}
      <ErrorMessage of={state.error} />
      {full.map((queue) => (
        <QueueGroup
          key={queue.name}
          queue={queue}
          typed={typed}
          isMixed={isMixed}
          now={clock.data?.now}
          openId={open?.queue === queue.name ? open.id : undefined}
          onOpen={(id) => setOpen(id === undefined ? undefined : { queue: queue.name, id })}
          beside={beside}
        />
      ))}
      {empty.length > 0 && (
        <p className={styles.hint}>
          {t('queues.none')}: {empty.map(({ name }) => queueTitle(t, name)).join(' · ')}
        </p>
      )}
    </>
  )
  if (!beside) return lists
  return (
    <div className={styles.besides}>
      <div className={styles.lists}>{lists}</div>
      <div className={styles.detail}>
        {openQueue && openItem ? (
          <>
            <h3>
              <bdi>{openItem.account}</bdi> · <bdi>{openItem.title}</bdi>
            </h3>
            <Decision key={openItem.id} queue={openQueue} item={openItem} />
          </>
        ) : (
          <Empty>{t('queues.choose')}</Empty>
        )}
      </div>
    </div>
  )
}

interface QueueGroupProps {
  queue: QueueState
  /** The search. */
  typed: string
  /** Whether the queues hold items of several merchants. */
  isMixed: boolean
  /** The world's time, epoch ms. */
  now: number | undefined
  /** The open item of this queue. */
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  beside: boolean
}

function QueueGroup({ queue, typed, isMixed, now, openId, onOpen, beside }: QueueGroupProps) {
  const t = useSteeringText()
  const title = queueTitle(t, queue.name)
  const matchingItems = queue.items.filter(({ account, id, title }) => matches(typed, account, id, title))
  // Undefined while single items are decided.
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const selectedItems = matchingItems.filter(({ id }) => selected?.has(id))
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  return (
    <Group
      title={`${title} · ${queue.count}`}
      trailing={
        matchingItems.length > 1 && (
          <span className={styles.actions}>
            {selected && (
              <Button
                look="secondary"
                disabled={selectedItems.length === matchingItems.length}
                onClick={() => setSelected(new Set(matchingItems.map(({ id }) => id)))}
              >
                {t('queues.selectAll')}
              </Button>
            )}
            <Button
              look="secondary"
              aria-pressed={selected !== undefined}
              onClick={() => {
                onOpen(undefined)
                setSelected(selected ? undefined : new Set())
              }}
            >
              {t(selected ? 'queues.selectNone' : 'queues.select')}
            </Button>
          </span>
        )
      }
    >
      {matchingItems.length === 0 && <Empty>{t('queues.noneLike')}</Empty>}
      {queue.count > queue.items.length && (
        <p className={styles.hint}>{t('queues.first', { shown: queue.items.length, all: queue.count })}</p>
      )}
      {selectedItems.length > 0 && <DecideSelected queue={queue} items={selectedItems} />}
      {matchingItems.length > 0 && (
        <Rows label={title}>
          {matchingItems.map((item) => (
            <Item
              key={item.id}
              queue={queue}
              item={item}
              isMixed={isMixed}
              now={now}
              isOpen={item.id === openId}
              isSelected={selected?.has(item.id)}
              beside={beside}
              onPress={() => (selected ? toggle(item.id) : onOpen(item.id === openId ? undefined : item.id))}
            />
          ))}
        </Rows>
      )}
    </Group>
  )
}

/** Decides several items in the same way, with the default reason. */
function DecideSelected({ queue: { name, reasons }, items }: { queue: QueueState; items: readonly QueueItem[] }) {
  const t = useSteeringText()
  const act = useControlMutation()
  const shared = items[0]?.actions.filter((action) => items.every(({ actions }) => actions.includes(action))) ?? []
  const press = (action: string) =>
    act.run(async () => {
      try {
        for (const { id } of items) {
          const params = { ...worldParams(), queue: name, item: id }
          await steer(decide, { params, body: { action, remark: '', reason: reasons[action]?.[0] } })
        }
      } finally {
        await invalidate(queues, getClock, dueEvents)
      }
    })
  return (
    <div className={styles.selected}>
      <span role="status">{t('queues.selected', { count: items.length })}</span>
      <ActionButtons actions={shared} busy={act.busy} onPress={(action) => void press(action)} />
      <ErrorMessage of={act.error} />
    </div>
  )
}

interface ActionButtonsProps {
  actions: readonly string[]
  busy: boolean
  onPress: (action: string) => void
}

/** A button for each decision; the first one is the usual. */
function ActionButtons({ actions, busy, onPress }: ActionButtonsProps) {
  const t = useSteeringText()
  return actions.map((action, index) => (
    <Button key={action} look={index === 0 ? 'primary' : 'secondary'} busy={busy} onClick={() => onPress(action)}>
      {queueWord(t, 'action', action)}
    </Button>
  ))
}

interface ItemProps {
  queue: QueueState
  item: QueueItem
  isMixed: boolean
  now: number | undefined
  isOpen: boolean
  /** Undefined while nothing is being selected. */
  isSelected: boolean | undefined
  beside: boolean
  onPress: () => void
}

function Item({ queue, item, isMixed, now, isOpen, isSelected, beside, onPress }: ItemProps) {
  const t = useSteeringText()
  const { account, amount, currencySymbol, merchant, since, state, title } = item
  const Mark = isSelected ? SquareCheckBig : Square
  return (
    <RowButton
      arrow={null}
      icon={isSelected === undefined ? undefined : <Mark size={18} aria-hidden="true" />}
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
        <span className={styles.hint}>
          {queueWord(t, 'state', state)}
          {isMixed && (
            <>
              {' · '}
              <bdi>{merchant}</bdi>
            </>
          )}
        </span>
      }
      data-row=""
      aria-expanded={isSelected === undefined ? isOpen : undefined}
      aria-pressed={isSelected}
      onClick={onPress}
      below={isOpen && !beside && <Decision queue={queue} item={item} />}
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
            <dt>{queueWord(t, 'fact', fact)}</dt>
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
          label={`${queueWord(t, 'action', action)}: ${t('queues.why')}`}
          value={chosen[action] ?? reasons[action]?.[0] ?? ''}
          options={(reasons[action] ?? []).map((reason) => ({ value: reason, label: queueWord(t, 'reason', reason) }))}
          onChange={(reason) => choose({ ...chosen, [action]: reason })}
        />
      ))}
      <ErrorMessage of={act.error} />
      <div className={styles.actions}>
        <ActionButtons actions={item.actions} busy={act.busy} onPress={(action) => void press(action)} />
      </div>
    </div>
  )
}
