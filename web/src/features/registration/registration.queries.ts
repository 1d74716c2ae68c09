import { announcements } from '@understudy/contracts/announcements'
import { Merchant } from '@understudy/contracts/fields'
import { RegisterSettings, registerSettings } from '@understudy/contracts/registration'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { STALE, useApiQuery } from '@/shared/api'
import { merchantCode } from '@/shared/session'
import { stored } from '@/shared/storage'

const storedRules = stored('registrationRules', z.object({ merchant: Merchant, settings: RegisterSettings }))

const lastRules = () => {
  const last = storedRules.read()
  return last?.merchant === merchantCode() ? last.settings : undefined
}

/** The form's rules: stored ones first, then the server's (DATA-033). */
export function useRegisterSettings() {
  const query = useApiQuery(registerSettings, undefined, {
    initialData: lastRules,
    initialDataUpdatedAt: 0,
    staleTime: STALE.minute,
  })
  const { data, isFetchedAfterMount } = query
  useEffect(() => {
    if (data && isFetchedAfterMount) storedRules.write({ merchant: merchantCode(), settings: data })
  }, [data, isFetchedAfterMount])
  return query
}

/** Banners and announcement of the registration in one call (REG-007). */
export const useRegistrationNews = () =>
  useApiQuery(announcements, {
    query: { types: 'B,PL', groupName: 'm_reg', platform: 'M', merchantCode: merchantCode() },
  })
