import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { MODULES } from '@understudy/contracts/flags'
import { device } from '@/shared/device'
import { languageCode } from '@/shared/i18n'
import { merchantCode } from '@/shared/session'
import { clientId } from './client-id.ts'

/** The headers of a call, by the platform's conventions. */
export function headersOf(endpoint: Endpoint<EndpointDefinition>, token: string | undefined): Headers {
  if (endpoint.surface === 'stage') return new Headers({ Language: languageCode() })
  const headers = new Headers({
    Merchant: merchantCode(),
    Language: languageCode(),
    ModuleId: endpoint.module ?? endpoint.flag ?? MODULES.common,
  })
  if (import.meta.env.VITE_STEERING !== 'off') headers.set('x-client', clientId)
  if (token) headers.set('Authorization', token)
  // Only endpoints that declare headers accept the device, and only the installed app sends it (LOGIN-018).
  if (endpoint.headers && device().shell === 'standalone') headers.set('Device', 'OTHERS')
  return headers
}
