import { PasskeyList } from '@/features/passkeys/PasskeyList'
import { usePasskeys } from '@/features/passkeys/passkeys.queries'
import { QueryState } from '@/shared/query/QueryState'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

/** /m/passkeys: the member's passkeys, to add, rename and remove. */
export default function PasskeysScreen() {
  return (
    <div className={page.page}>
      <QueryState query={usePasskeys()} waiting={<Skeleton height="200px" radius={20} />}>
        {(passkeys) => <PasskeyList passkeys={passkeys} />}
      </QueryState>
    </div>
  )
}
