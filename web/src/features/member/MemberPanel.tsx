import type { ReactNode } from 'react'
import { useMemberInfo } from '@/domain/member'
import { useText } from '@/shared/i18n'
import { closePanel, paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import { useRole, useSession } from '@/shared/session'
import { Avatar } from './Avatar.tsx'
import styles from './MemberPanel.module.css'
import { VipBadge } from './VipBadge.tsx'

/** The member at the top of the side menu; `children` is a slot for the short list of favourites (HOME-022). */
export function MemberPanel({ children }: { children?: ReactNode }) {
  return useSession() ? <Member>{children}</Member> : <Visitor />
}

function Member({ children }: { children?: ReactNode }) {
  const t = useText()
  const session = useSession()
  const member = useMemberInfo()
  const { isTrial } = useRole()
  return (
    <section className={styles.panel}>
      <div className={styles.who}>
        <Link className={styles.own} to={paths.mine()} onClick={closePanel}>
          <Avatar />
          <span className={styles.names}>
            <bdi className={styles.name}>{member?.nickname || session?.userName}</bdi>
            <bdi className={styles.account}>{isTrial ? t('member:trial') : session?.userName}</bdi>
          </span>
        </Link>
        <VipBadge member={member} onFollow={closePanel} />
      </div>
      {children}
    </section>
  )
}

function Visitor() {
  const t = useText()
  return (
    <section className={styles.panel}>
      <h3 className={styles.name}>{t('member:guest.title')}</h3>
      <p className={styles.account}>{t('member:guest.text')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.login()} look="secondary" wide onClick={closePanel}>
          {t('shared:action.login')}
        </ButtonLink>
        <ButtonLink to={paths.register()} wide onClick={closePanel}>
          {t('shared:action.register')}
        </ButtonLink>
      </div>
    </section>
  )
}
