import { Friends } from '@/features/referral/Friends'
import { InvitationLink } from '@/features/referral/InvitationLink'
import page from '@/shared/ui/Page.module.css'

/** /m/inviteFriends: the personal link, and who registered with it (MEMBER-009). */
export default function InviteFriendsScreen() {
  return (
    <div className={page.page}>
      <InvitationLink />
      <Friends />
    </div>
  )
}
