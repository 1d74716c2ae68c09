import { Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMemberInfo } from '@/domain/member'
import { MessagesBell } from '@/domain/unread'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink, IconLink } from '@/shared/navigation/links'
import { useRole, useSession } from '@/shared/session'
import { classes } from '@/shared/ui/classes'
import { Avatar } from './Avatar.tsx'
import { MemberSince } from './MemberSince.tsx'
import styles from './MineHead.module.css'
import { VipBadge } from './VipBadge.tsx'
import { WalletPart } from './WalletPart.tsx'

/** Header of mine and member centre: the member with balance and `children`, or login and registration for visitors (MINE-001). */
export function MineHead({ children }: { children?: ReactNode }) {
  const t = useText()
  const session = useSession()
  const member = useMemberInfo()
  const { isTrial } = useRole()
  const hasNickname = Boolean(member?.nickname) && member?.nickname.toLowerCase() !== session?.userName.toLowerCase()
  return (
    <section className={styles.head} aria-label={t('member:own')}>
      <Avatar large />
      {session ? (
        <div className={classes(styles.names, !isTrial && styles.ofMember)}>
          <span className={styles.name}>
            <bdi>{member?.nickname || session.userName}</bdi>
          </span>
          {(isTrial || hasNickname) && (
            <span className={styles.line}>
              <bdi>{isTrial ? t('member:trial') : session.userName}</bdi>
            </span>
          )}
          {!isTrial && <MemberSince member={member} className={styles.line} />}
          <VipBadge member={member} />
        </div>
      ) : (
        <div className={styles.names}>
          <h2 className={styles.name}>{t('member:loginOrRegister')}</h2>
        </div>
      )}
      <div className={styles.tools}>
        <MessagesBell label={t('member:messages')} />
        <IconLink to={paths.settings()} label={t('member:settings')} icon={<Settings size={22} />} />
      </div>
      {session && <WalletPart />}
      {session && children}
      {!session && <p className={classes(styles.line, styles.whole)}>{t('member:guest.text')}</p>}
      {!session && (
        <div className={styles.actions}>
          <ButtonLink to={paths.login()} look="secondary" wide>
            {t('shared:action.login')}
          </ButtonLink>
          <ButtonLink to={paths.register()} wide>
            {t('shared:action.register')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
