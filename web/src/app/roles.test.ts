import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWhitelabel } from '@understudy/contracts/flags'
import { MEMBER_TYPES, type MemberType, mayReach, ROLE_NAMES, ROLES } from '@understudy/contracts/member-type'
import { REGISTRY } from '@understudy/contracts/registry'
import { expect, test } from 'vitest'
import { menuEntries } from '@/features/menu/menu-entries'
import { agencyItems, mineItems } from '@/features/mine/mine-items'
import { roleOf } from '@/shared/session'
import { routes } from './routes.ts'

const DOCUMENT = join(process.cwd(), 'docs/roles.md')
const ACCESSES = ['member', 'real', 'agent'] as const
const flags = Object.fromEntries(Object.keys(readWhitelabel([])).map((name) => [name, true])) as ReturnType<
  typeof readWhitelabel
>
const CALLS = REGISTRY.filter(({ surface }) => surface === 'wps' || surface === 'lgw')
const mark = (is: boolean) => (is ? 'yes' : '–')
const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')

const menusOf = (type: MemberType) => {
  const circumstances = { role: roleOf({ type }), flags, vip: true, referral: true }
  const mine = mineItems(circumstances)
  return { menu: menuEntries(circumstances), mine, agency: mine.includes('agency') ? agencyItems(circumstances) : [] }
}

/** Who meets which menus, screens and calls, from the one table in `contracts/src/member-type.ts`. */
function documented(): string {
  const rows = MEMBER_TYPES.map((type) => {
    const { real, agent, contracts, sendsUp } = ROLES[type]
    return `| ${type} | ${ROLE_NAMES[type]} | ${mark(real)} | ${mark(agent)} | ${mark(contracts)} | ${mark(sendsUp)} |`
  })
  const menus = MEMBER_TYPES.map((type) => {
    const { menu, mine, agency } = menusOf(type)
    return `| ${type} | ${menu.join(', ')} | ${mine.join(', ')} | ${agency.join(', ') || '–'} |`
  })
  const lists = ACCESSES.map((access) => {
    const screens = routes.filter(({ handle }) => handle.access === access).map(({ path }) => path)
    const calls = CALLS.filter((call) => call.access === access).map(({ name }) => name)
    const types = MEMBER_TYPES.filter((type) => mayReach(access, type)).join(', ')
    return `## For \`${access}\`: types ${types}\n\nScreens: ${code(screens.sort())}.\n\nCalls: ${code(calls.sort())}.`
  })
  return `# Roles

Written by \`web/src/app/roles.test.ts\` from \`ROLES\` in \`contracts/src/member-type.ts\`, which screens, guard and server read too (\`UPDATE=1 npm run unit -- web/src/app/roles\` rewrites it). What is for nobody in particular, visitors too, is not listed.

| type | is | account | agent | contracts | sends up |
|---|---|---|---|---|---|
${rows.join('\n')}

Whoever may not is told "No permission or feature unavailable" and finds the way home; a trial that a real account is needed.

## Menus, with every switch on

| type | side menu | mine | agency center |
|---|---|---|---|
${menus.join('\n')}

${lists.join('\n\n')}
`
}

test('AGENT-011 docs/roles.md says what the table of roles says, of every type, menu, screen and call', () => {
  if (process.env.UPDATE) writeFileSync(DOCUMENT, documented())
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(documented())
})

test.each(MEMBER_TYPES)(
  'AGENT-001 AGENT-011 type %i meets the agent menus where it is an agent, and nowhere else',
  (type) => {
    const agent = [1, 2, 41, 42].includes(type)
    const { menu, agency } = menusOf(type)
    expect([menu.includes('agency'), agency.length]).toEqual([agent, agent ? 6 : 0])
    expect(mayReach('agent', type)).toBe(agent)
    expect(ROLES[type].contracts).toBe(type === 1 || type === 2)
    expect(mayReach('real', type)).toBe(type !== 4)
  },
)
