import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgePercent,
  ChartColumn,
  ChevronDown,
  Crown,
  Gift,
  Headphones,
  Landmark,
  LogOut,
  Mail,
  MessageSquareText,
  Percent,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Target,
  Ticket,
  TrendingUp,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSignOut } from '@/domain/member/sign-out'
import { useFlags, usePromotion, useSettings } from '@/domain/system'
import { useUnreadCounts } from '@/domain/unread'
import RewardDot from '@/domain/unread/RewardDot'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { RowLink } from '@/shared/navigation/RowLink'
import { useRole } from '@/shared/session'
import { Badge } from '@/shared/ui/Badge'
import { Button } from '@/shared/ui/Button'
import buttonStyles from '@/shared/ui/Button.module.css'
import { classes } from '@/shared/ui/classes'
import { RowButton, Rows } from '@/shared/ui/Rows'
import styles from './MineMenu.module.css'
import {
  type AgencyItem,
  agencyItems,
  MINE_LINKS,
  type MineItem,
  mineItems,
  type Shortcut,
  shortcuts,
} from './mine-items.ts'

const ICONS: Record<MineItem | Shortcut | AgencyItem, ReactNode> = {
  missions: <Target size={24} />,
  rebate: <Percent size={24} />,
  rewards: <Gift size={24} />,
  vip: <Crown size={24} />,
  invite: <UserPlus size={20} />,
  depositRecord: <ArrowDownToLine size={20} />,
  withdrawRecord: <ArrowUpFromLine size={20} />,
  accountRecord: <ReceiptText size={20} />,
  account: <UserRound size={20} />,
  bettingRecord: <Ticket size={20} />,
  profitAndLoss: <TrendingUp size={20} />,
  security: <ShieldCheck size={20} />,
  news: <Mail size={20} />,
  feedback: <MessageSquareText size={20} />,
  service: <Headphones size={20} />,
  agency: <Users size={20} />,
  teamOverview: <ChartColumn size={20} />,
  registerCenter: <Landmark size={20} />,
  teamManage: <UsersRound size={20} />,
  teamRebate: <BadgePercent size={20} />,
  teamBet: <ScrollText size={20} />,
  teamProfitAndLoss: <TrendingUp size={20} />,
}

/** Everything a person can reach from mine, by who looks and by what the merchant has (spec §2 mine). */
export function MineMenu({ onInvite }: { onInvite: () => void }) {
  const t = useText()
  const role = useRole()
  const signOut = useSignOut()
  const flags = useFlags()
  const seen = { role, flags, vip: useSettings()?.vip.enabled ?? false, referral: usePromotion('REFERRAL') }
  const icons = shortcuts(seen)
  return (
    <>
      {role.isMember && <MoneyInAndOut />}
      {role.isTrial && (
        <ButtonLink to={paths.register()} size="large" wide>
          {t('shared:action.register')}
        </ButtonLink>
      )}
      {icons.length > 0 && (
        <nav className={styles.shortcuts} aria-label={t('mine:shortcuts')}>
          {icons.map((icon) => (
            <OpenLink key={icon} to={MINE_LINKS[icon]} className={styles.shortcut}>
              <span className={styles.round}>{ICONS[icon]}</span>
              {t(`mine:entry.${icon}`)}
              {icon === 'rewards' && (
                <span className={styles.corner}>
                  <RewardDot over />
                </span>
              )}
            </OpenLink>
          ))}
        </nav>
      )}
      <nav aria-label={t('mine:menu')}>
        <Rows>
          {mineItems(seen).map((item) => (
            <Item key={item} item={item} onInvite={onInvite} agency={agencyItems(flags)} />
          ))}
        </Rows>
      </nav>
      {!role.isGuest && (
        <Button look="secondary" size="large" wide icon={<LogOut size={20} className="mirrored" />} onClick={signOut}>
          {t('shared:action.signOut')}
        </Button>
      )}
    </>
  )
}

/** Only what an account has: a visitor is offered one by the head of the page, free play below it. */
function MoneyInAndOut() {
  const t = useText()
  return (
    <div className={styles.money}>
      <OpenLink to={paths.deposit()} className={classes(buttonStyles.button, buttonStyles.primary, styles.action)}>
        <ArrowDownToLine size={20} aria-hidden="true" />
        {t('shared:action.deposit')}
      </OpenLink>
      <OpenLink to={paths.withdraw()} className={classes(buttonStyles.button, buttonStyles.secondary, styles.action)}>
        <ArrowUpFromLine size={20} aria-hidden="true" />
        {t('mine:withdraw')}
      </OpenLink>
    </div>
  )
}

function Item({ item, onInvite, agency }: { item: MineItem; onInvite: () => void; agency: AgencyItem[] }) {
  const t = useText()
  const content = { icon: ICONS[item], label: t(`mine:entry.${item}`) }
  if (item === 'agency') return <Agency {...content} entries={agency} />
  if (item === 'invite') return <RowButton {...content} aria-haspopup="dialog" onClick={onInvite} />
  if (item === 'service') return <RowButton {...content} aria-haspopup="dialog" onClick={() => openPanel('service')} />
  if (item === 'news') return <News {...content} />
  return <RowLink {...content} to={MINE_LINKS[item]} />
}

function News(content: { icon: ReactNode; label: string }) {
  const t = useText()
  const { inboxUnreadCount: count } = useUnreadCounts()
  const unread = count > 0 && <Badge count={count} label={t('mine:unread')} />
  return <RowLink {...content} to={MINE_LINKS.news} aside={unread} />
}

function Agency({ icon, label, entries }: { icon: ReactNode; label: string; entries: AgencyItem[] }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <RowButton
      icon={icon}
      label={label}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      arrow={<ChevronDown size={18} className={classes(styles.fold, open && styles.unfolded)} aria-hidden="true" />}
      below={
        open && (
          <ul className={styles.submenu} aria-label={label}>
            {entries.length === 0 && <li className={styles.nothing}>{t('mine:noAgency')}</li>}
            {entries.map((entry) => (
              <RowLink key={entry} icon={ICONS[entry]} label={t(`mine:entry.${entry}`)} to={MINE_LINKS[entry]} />
            ))}
          </ul>
        )
      }
    />
  )
}
