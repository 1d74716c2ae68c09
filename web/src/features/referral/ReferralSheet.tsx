import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { Overlay } from '@/shared/ui/Overlay'
import { InvitationLink } from './InvitationLink.tsx'
import styles from './Referral.module.css'

/** Sheet with the invitation and a link to the invited friends. */
export default function ReferralSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Overlay open={open} onClose={onClose} from="below" title={t('referral:title')}>
      <div className={styles.content}>
        <InvitationLink enabled={open} />
        <ButtonLink to={paths.inviteFriends()} look="secondary" size="large" wide>
          {t('referral:friends')}
        </ButtonLink>
      </div>
    </Overlay>
  )
}
