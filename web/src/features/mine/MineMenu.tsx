import { ChevronDown, LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ENTRIES, entryPath } from '@/domain/entries/entries'
import { useCircumstances } from '@/domain/entries/use-circumstances'
import { useSignOut } from '@/domain/member/sign-out'
import { useUnreadCounts } from '@/domain/unread'
import { RewardDot } from '@/domain/unread/RewardDot'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { RowLink } from '@/shared/navigation/RowLink'
import { Badge } from '@/shared/ui/Badge'
import { Button } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import { classes } from '@/shared/ui/classes'
import { RowButton, Rows } from '@/shared/ui/Rows'
import styles from './MineMenu.module.css'
import { type AgencyItem, agencyItems, type MineItem, mineItems, shortcuts } from './mine-items.ts'

/** The entries of mine, by role and merchant settings (spec §2 mine). */
export function MineMenu({ onInvite }: { onInvite: () => void }) {
  const t = useText()
  const signOut = useSignOut()
  const context = useCircumstances()
  const { role } = context
  const icons = shortcuts(context)
  return (
    <>
      {icons.length > 0 && (
        <Card as="nav" className={styles.shortcuts} aria-label={t('mine:shortcuts')}>
          {icons.map((name) => {
            const { Icon } = ENTRIES[name]
            return (
              <OpenLink key={name} to={entryPath(name, paths.mine())} className={styles.shortcut}>
                <span className={styles.round}>
                  <Icon size={24} />
                </span>
                {t(`mine:entry.${name}`)}
                {name === 'rewards' && (
                  <span className={styles.corner}>
                    <RewardDot over />
                  </span>
                )}
              </OpenLink>
            )
          })}
        </Card>
      )}
      <nav aria-label={t('mine:menu')}>
        <Rows>
          {mineItems(context).map((item) => (
            <Item key={item} item={item} onInvite={onInvite} agency={agencyItems(context)} />
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

function Item({ item, onInvite, agency }: { item: MineItem; onInvite: () => void; agency: AgencyItem[] }) {
  const content = useContent(item)
  if (item === 'agency') return <Agency {...content} entries={agency} />
  if (item === 'invite') return <RowButton {...content} aria-haspopup="dialog" onClick={onInvite} />
  if (item === 'service') return <RowButton {...content} aria-haspopup="dialog" onClick={() => openPanel('service')} />
  return <RowLink {...content} to={entryPath(item, paths.mine())} trailing={item === 'news' && <Unread />} />
}

function useContent(name: MineItem | AgencyItem) {
  const t = useText()
  const { Icon } = ENTRIES[name]
  return { icon: <Icon size={20} />, label: t(`mine:entry.${name}`) }
}

function Unread() {
  const t = useText()
  const { inboxUnreadCount: count } = useUnreadCounts()
  return count > 0 && <Badge count={count} label={t('mine:unread')} />
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
              <AgencyLink key={entry} entry={entry} />
            ))}
          </ul>
        )
      }
    />
  )
}

const AgencyLink = ({ entry }: { entry: AgencyItem }) => (
  <RowLink {...useContent(entry)} to={entryPath(entry, paths.mine())} />
)
