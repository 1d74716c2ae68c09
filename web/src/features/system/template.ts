import type { SettingsInfo } from '@understudy/contracts/system'
import * as z from 'zod/mini'
import { stored } from '@/shared/storage'

const version = z.enum(['new', 'base'])
export const storedTemplate = stored('setTemplate', z.object({ version, detail: version }))

/** The templates of member centre and deposit: '1' is new, anything else base (spec §4). */
export function showTemplate({ mem_cen, dep_func }: SettingsInfo['mobileTemplate']) {
  const template = { version: versionOf(mem_cen), detail: versionOf(dep_func) }
  storedTemplate.write(template)
  const { classList } = document.body
  classList.remove('v-new', 'v-base', 'v-detail-new', 'v-detail-base')
  classList.add(`v-${template.version}`, `v-detail-${template.detail}`)
}

const versionOf = (value: string) => (value === '1' ? ('new' as const) : ('base' as const))
