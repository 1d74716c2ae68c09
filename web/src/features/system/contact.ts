import type { CustomerService } from '@understudy/contracts/system'
import * as z from 'zod/mini'
import { serviceLinks } from '@/domain/system/service-links'
import { storedText } from '@/shared/storage'

/** Address of customer service as the merchant gave it last. */
const storedContact = storedText('service_link', z.string().check(z.regex(/^(https?:\/)?\/\S+$/)))

export function rememberContact(entries: readonly CustomerService[]): void {
  const [link] = serviceLinks(entries)
  if (link) storedContact.write(link.url)
}

/** The first link to customer service; the stored one if an outage comes without any. */
export const contactOf = (entries: readonly CustomerService[]): string | undefined =>
  serviceLinks(entries)[0]?.url ?? storedContact.read()
