import { type ComponentType, useEffect, useState } from 'react'
import { SessionReminder } from '@/features/safer-play/SessionReminder'
import { whenShown } from '@/shared/idle'
import { closePanel, type Panel, usePanel } from '@/shared/navigation'
import { useRole } from '@/shared/session'
import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError, Nothing } from '@/shared/ui/load-fallbacks'

interface PanelProps {
  open: boolean
  onClose: () => void
}

const load = {
  menu: () => import('./MenuPanel.tsx'),
  language: () => import('@/features/menu/LanguagePanel'),
  service: () => import('@/features/menu/ServiceSheet'),
} satisfies Record<Panel, () => Promise<{ default: ComponentType<PanelProps> }>>

const MessageArrivals = lazyPart(() => import('@/features/inbox/MessageArrivals'), { missing: Nothing })
const LevelRise = lazyPart(() => import('@/features/vip/LevelRise'), { missing: Nothing })
const DepositArrivals = lazyPart(() => import('@/features/deposits/DepositArrivals'), { missing: Nothing })

const PushConnection = lazyPart(() => import('@/features/push/PushConnection'), { missing: Nothing })

const PANELS = Object.entries(load).map(([name, from]) => ({
  name: name as Panel,
  View: lazyPart<PanelProps>(from, { missing: CloseOnError }),
}))

/** The panels over the page. Not part of the first view, but loaded before the first tap is likely. */
export function Panels() {
  const panel = usePanel()
  // A panel that was open stays mounted, so that its closing can be animated.
  const [opened, setOpened] = useState<readonly Panel[]>([])
  if (panel && !opened.includes(panel)) setOpened([...opened, panel])

  const { isMember } = useRole()
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    whenShown(() => {
      setIdle(true)
      load.menu().catch(() => {})
      import('@/shared/ui/AskDialog').catch(() => {})
      import('@/features/install/start-installing').then(({ startInstalling }) => startInstalling()).catch(() => {})
    })
  }, [])

  return (
    <>
      {PANELS.filter(({ name }) => opened.includes(name)).map(({ name, View }) => (
        <View key={name} open={panel === name} onClose={closePanel} />
      ))}
      {idle && isMember && <SessionReminder />}
      {idle && isMember && <DepositArrivals />}
      {idle && isMember && <MessageArrivals />}
      {idle && isMember && <LevelRise />}
      {idle && <PushConnection />}
    </>
  )
}
