import type { CustomerService } from '@understudy/contracts/system'
import * as z from 'zod/mini'
import { serviceLinks } from '@/domain/system/service-links'
import { storedText } from '@/shared/storage'

/** The merchant's last known link to customer service. */
const storedContact = storedText('service_link', z.string().check(z.regex(/^(https?:\/)?\/\S+$/)))

export function rememberContact(entries: readonly CustomerService[]): void {
  const [link] = serviceLinks(entries)
  if (link) storedContact.write(link.url)
}

/** The first link to customer service; during an outage without any, the stored one. */
export const contactOf = (entries: readonly CustomerService[]): string | undefined =>
  serviceLinks(entries)[0]?.url ?? storedContact.read()
