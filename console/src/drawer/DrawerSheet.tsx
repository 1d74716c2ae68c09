import { getWorld } from '@understudy/contracts/control'
import {
  Activity,
  Camera,
  Clapperboard,
  Clock as ClockIcon,
  Gift,
  Inbox,
  ListChecks,
  PenLine,
  Search,
  Share2,
  SlidersHorizontal,
  Users,
  X,
  Zap,
} from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useDirection } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { IconButton } from '@/shared/ui/Button'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing } from '@/shared/ui/load-fallbacks'
import { worldParams } from '../actions.ts'
import { Code } from '../parts/Lists.tsx'
import { CallsSection } from '../sections/CallsSection.tsx'
import { ClockSection } from '../sections/ClockSection.tsx'
import { FaultsSection } from '../sections/FaultsSection.tsx'
import { HandOverSection } from '../sections/HandOverSection.tsx'
import { OutboxSection } from '../sections/OutboxSection.tsx'
import { QueuesSection } from '../sections/QueuesSection.tsx'
import { RewardsSection } from '../sections/RewardsSection.tsx'
import { ScenariosSection } from '../sections/ScenariosSection.tsx'
import { SnapshotsSection } from '../sections/SnapshotsSection.tsx'
import { StateSection } from '../sections/StateSection.tsx'
import { TokenQuestion } from '../sections/TokenQuestion.tsx'
import { WhoSection } from '../sections/WhoSection.tsx'
import { WriteSection } from '../sections/WriteSection.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { SECTIONS, type Section, tabMemory, useTabMemory } from '../tab-memory.ts'
import { useLiveQueries } from '../use-live-queries.ts'
import { DrawerResizeHandle } from './DrawerResizeHandle.tsx'
import styles from './DrawerSheet.module.css'

const CommandField = lazyPart(() => import('./command/CommandField.tsx'), { missing: Nothing })

const VIEWS: Record<Section, { Icon: typeof Users; View: ComponentType }> = {
  who: { Icon: Users, View: WhoSection },
  state: { Icon: SlidersHorizontal, View: StateSection },
  clock: { Icon: ClockIcon, View: ClockSection },
  faults: { Icon: Zap, View: FaultsSection },
  outbox: { Icon: Inbox, View: OutboxSection },
  queues: { Icon: ListChecks, View: QueuesSection },
  write: { Icon: PenLine, View: WriteSection },
  rewards: { Icon: Gift, View: RewardsSection },
  scenarios: { Icon: Clapperboard, View: ScenariosSection },
  snapshots: { Icon: Camera, View: SnapshotsSection },
  calls: { Icon: Activity, View: CallsSection },
  handOver: { Icon: Share2, View: HandOverSection },
}

/** The drawer, open: beside the app on wide screens, under it on phones, never over it. */
export default function DrawerSheet() {
  const t = useSteeringText()
  const { section, command } = useTabMemory()
  const id = useId()
  const { View } = VIEWS[section]
  useRoomBesideTheApp()
  useLiveQueries()
  const world = useSteering(getWorld, { params: worldParams() })
  const tokenNeeded = world.error?.status === 401

  return (
    <aside className={styles.sheet} aria-label={t('title')}>
      <DrawerResizeHandle />
      <header className={styles.head}>
        <Here scenario={world.data?.scenario} />
        <IconButton
          label={t('command.open')}
          icon={<Search size={18} aria-hidden="true" />}
          aria-keyshortcuts="Control+K"
          aria-pressed={command ?? false}
          onClick={() => tabMemory.set({ command: !command })}
        />
        <IconButton
          label={t('close')}
          icon={<X size={18} aria-hidden="true" />}
          onClick={() => tabMemory.set({ open: false })}
        />
      </header>
      {tokenNeeded ? (
        <div className={styles.body}>
          <TokenQuestion />
        </div>
      ) : command ? (
        <div className={styles.body}>
          <CommandField />
        </div>
      ) : (
        <>
          <SectionTabs id={id} />
          <div
            role="tabpanel"
            id={`${id}panel`}
            aria-labelledby={`${id}${section}`}
            className={styles.body}
            key={section}
            tabIndex={-1}
          >
            <View />
          </div>
        </>
      )}
    </aside>
  )
}

/** Shows the current account and world. */
function Here({ scenario }: { scenario: string | undefined }) {
  const t = useSteeringText()
  const who = useSession()
  return (
    <p className={styles.here}>
      <strong>
        <bdi>{who ? who.userName : t('who.guest')}</bdi>
      </strong>
      <span className={styles.world}>
        {scenario && <bdi>{scenario}</bdi>} <Code>{worldParams().id}</Code>
      </span>
    </p>
  )
}

/** Arrows move among the sections in the direction of reading; only the chosen one is a stop of Tab. */
function SectionTabs({ id }: { id: string }) {
  const t = useSteeringText()
  const { section } = useTabMemory()
  const dir = useDirection()
  const list = useRef<HTMLDivElement>(null)

  // Moves the focus into the drawer when it opens.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    tab?.focus({ preventScroll: true })
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [])

  const move = (event: KeyboardEvent) => {
    const [forwards, backwards] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const index = SECTIONS.indexOf(section)
    const to = {
      [forwards as string]: index + 1,
      [backwards as string]: index - 1,
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: SECTIONS.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + SECTIONS.length) % SECTIONS.length
    tabMemory.set({ section: SECTIONS[next] as Section })
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={t('sections')} className={styles.tabs} onKeyDown={move} tabIndex={-1}>
      {SECTIONS.map((name) => {
        const { Icon } = VIEWS[name]
        return (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === section}
            aria-controls={`${id}panel`}
            tabIndex={name === section ? 0 : -1}
            className={styles.tab}
            onClick={() => tabMemory.set({ section: name })}
          >
            <Icon size={18} aria-hidden="true" />
            {t(`section.${name}`)}
          </button>
        )
      })}
    </div>
  )
}

/** While the drawer is open the app has a smaller window. */
function useRoomBesideTheApp() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.drawer = 'open'
    return () => {
      delete dataset.drawer
    }
  }, [])
}
