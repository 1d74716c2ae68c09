import type { AccountRecord } from '@understudy/contracts/records'
import { text } from '@/shared/i18n'
import type en from './text/en.json'

const NAMED = [
  '1001',
  '1101',
  '2001',
  '2002',
  '3001',
  '3002',
  '3003',
  '4001',
  '4002',
  '4003',
  '4301',
  '5001',
  '5002',
  '5003',
  '6101',
  '6105',
  '6106',
  '6201',
  '6202',
  '7001',
  '7002',
  '7003',
] as readonly string[]

const isNamed = (type: string): type is keyof typeof en.type => NAMED.includes(type)

/** Name of a ledger entry's type; of its kind if the type has no name. */
export function movementText({ tx_type_id: type, kind }: Pick<AccountRecord, 'tx_type_id' | 'kind'>): string {
  const name = String(type)
  return isNamed(name) ? text(`records:type.${name}`) : text(`records:kind.${kind}`)
}
