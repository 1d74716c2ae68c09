import { memberIcon } from '@understudy/contracts/member'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { STALE, useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { classes } from '@/shared/ui/classes'
import styles from './Avatar.module.css'

/** The member's avatar; a silhouette for visitors and if the picture fails to load. */
export function Avatar({ large }: { large?: boolean }) {
  const t = useText()
  const enabled = useSession() !== undefined
  const { data } = useApiQuery(memberIcon, undefined, { enabled, staleTime: STALE.minute })
  const [failed, setFailed] = useState<string>()
  const picture = enabled && data && data.avatar !== failed ? data.avatar : undefined
  return (
    <span className={classes(styles.avatar, large && styles.large)}>
      {picture ? (
        <img src={picture} alt={t('member:avatar')} onError={() => setFailed(picture)} />
      ) : (
        <UserRound size={large ? 36 : 28} aria-hidden="true" />
      )}
    </span>
  )
}
