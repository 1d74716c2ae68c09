import { Gamepad2, Gift, House, UserRound, Wallet } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTakesDeposits } from '@/domain/system'
import { UnreadDot } from '@/domain/unread/UnreadDot'
import { text, useText } from '@/shared/i18n'
import { isHome, paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { useRole } from '@/shared/session'
import { ask } from '@/shared/ui/ask'
import { classes } from '@/shared/ui/classes'
import styles from './BottomMenu.module.css'
import { CricketEntry } from './CricketEntry.tsx'

/** The bottom menu with its five entries, the deposit raised in the middle; the games where a merchant takes no deposits (SHELL-007). */
export function BottomMenu() {
  const t = useText()
  const { pathname } = useLocation()
  const takesDeposits = useTakesDeposits()
  return (
    <nav className={styles.menu} aria-label={t('shell:nav.main')}>
      <Entry to={paths.home()} icon={<House size={24} />} label={t('shell:nav.home')} active={isHome(pathname)} />
      <CricketEntry />
      {takesDeposits ? (
        <Entry to={paths.deposit()} icon={<Wallet size={26} />} label={t('shell:nav.deposit')} raised />
      ) : (
        <Entry to={paths.games()} icon={<Gamepad2 size={26} />} label={t('shell:nav.games')} raised />
      )}
      <Entry
        to={paths.promotions()}
        icon={<Gift size={24} />}
        label={t('shell:nav.promotion')}
        active={pathname === paths.promotions()}
      />
      <MemberEntry active={pathname === paths.memberCenter()} />
    </nav>
  )
}

interface EntryProps {
  to: string
  icon: ReactNode
  label: string
  active?: boolean
  raised?: boolean
  onClick?: (event: MouseEvent) => void
}

function Entry({ to, icon, label, active, raised, onClick }: EntryProps) {
  return (
    <OpenLink
      to={to}
      onClick={onClick}
      aria-current={active ? 'page' : undefined}
      className={classes(styles.entry, raised && styles.raised)}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </OpenLink>
  )
}

/** The entry to the member centre: visitors are sent to the login, trial players are asked to register (spec §4 member center). */
function MemberEntry({ active }: { active: boolean }) {
  const t = useText()
  const { isTrial } = useRole()
  const navigate = useNavigate()
  const invite = async (event: MouseEvent) => {
    if (!isTrial) return
    event.preventDefault()
    const register = await ask({
      title: text('shell:trialPrompt.title'),
      text: text('shell:trialPrompt.text'),
      confirm: text('shared:action.registerNow'),
      cancel: text('shared:action.cancel'),
    })
    if (register) navigate(paths.register())
  }
  return (
    <Entry
      to={paths.memberCenter()}
      icon={
        <>
          <UserRound size={24} />
          <UnreadDot className={styles.unread} />
        </>
      }
      label={t('shell:nav.member')}
      active={active}
      onClick={invite}
    />
  )
}
