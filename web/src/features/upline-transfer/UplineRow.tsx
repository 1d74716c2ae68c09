import { mayTransferToUpline } from '@understudy/contracts/member-type'
import { CornerLeftUp } from 'lucide-react'
import { useState } from 'react'
import { useMemberInfo } from '@/domain/member'
import { useFlags } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { RowButton } from '@/shared/ui/Rows'
import { UplineSheet } from './UplineSheet.tsx'

/** Row to transfer money to the upline, for members with an upline if the merchant allows it (FLAGS-020). */
export function UplineRow() {
  const t = useText()
  const member = useMemberInfo()
  const { transferToUpline } = useFlags()
  const [open, setOpen] = useState(false)
  if (!transferToUpline || !member || !mayTransferToUpline(member.type, member.toUpline !== '')) return null
  return (
    <>
      <RowButton
        icon={<CornerLeftUp size={20} className="mirrored" />}
        label={t('upline-transfer:title')}
        hint={<bdi>{member.toUpline}</bdi>}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <UplineSheet onClose={() => setOpen(false)} />}
    </>
  )
}
