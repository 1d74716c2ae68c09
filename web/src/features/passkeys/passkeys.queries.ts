import { passkeyList } from '@understudy/contracts/passkeys'
import { STALE, useApiQuery } from '@/shared/api'

/** The member's passkeys, oldest first. */
export const usePasskeys = () => useApiQuery(passkeyList, undefined, { staleTime: STALE.always })
