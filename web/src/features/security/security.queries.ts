import { devices, ownQuestions, securityConfig, securityQuestions } from '@understudy/contracts/security'
import { deviceId } from '@/domain/login/device-id'
import { STALE, useApiQuery } from '@/shared/api'

/** The security settings of the account. */
export const useSecurityConfig = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useApiQuery(securityConfig, undefined, { staleTime: STALE.always, enabled })

/** The devices of the account, with the current one marked. */
export const useDevices = () =>
  useApiQuery(devices, { query: { loginDeviceId: deviceId() } }, { staleTime: STALE.minute })

export const useQuestions = () => useApiQuery(securityQuestions, undefined, { staleTime: STALE.catalogue })
export const useOwnQuestions = () => useApiQuery(ownQuestions, undefined, { staleTime: STALE.minute })
