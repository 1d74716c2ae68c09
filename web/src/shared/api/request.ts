import type { CallInput, Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { MODULES } from '@understudy/contracts/flags'
import { device } from '@/shared/device'
import { languageCode } from '@/shared/i18n'
import { merchantCode } from '@/shared/session'

export interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/** The address of a call: path values filled in, query values that are undefined left out. */
export function urlOf<D extends EndpointDefinition>(endpoint: Endpoint<D>, input?: CallInput<D>): string {
  const { params = {}, query = {} } = (input ?? {}) as Parts
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return search.size ? `${path}?${search}` : path
}

/** The headers of a call (domain conventions of the transport). */
export function headersOf(endpoint: Endpoint<EndpointDefinition>, token: string | undefined): Headers {
  if (endpoint.surface === 'stage') return new Headers({ Language: languageCode() })
  const headers = new Headers({
    Merchant: merchantCode(),
    Language: languageCode(),
    ModuleId: endpoint.module ?? endpoint.flag ?? MODULES.common,
  })
  if (token) headers.set('Authorization', token)
  // Only endpoints that name their headers take the device, and only the installed app sends it (LOGIN-018).
  if (endpoint.headers && device().shell === 'standalone') headers.set('Device', 'OTHERS')
  return headers
}
