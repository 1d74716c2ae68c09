import { type Access, type Endpoint, type EndpointDefinition, errorsOf } from '@understudy/contracts'
import type { Reached } from './coverage-of-run.ts'

type Role = Reached['role']
const ROLES_OF: Record<Access, Role[]> = {
  guest: ['guest', 'trial', 'member', 'agent'],
  member: ['trial', 'member', 'agent'],
  real: ['member', 'agent'],
  agent: ['agent'],
  contracts: ['agent'],
  operator: [],
}

export interface Line {
  endpoint: string
  succeeded: boolean
  /** Declared codes, reached or not. */
  reached: string[]
  unreached: { code: string; reason: string | null }[]
  /** Who may call and did so with success, and who may call and did not. */
  roles: Role[]
  rolesUnreached: Role[]
  /** Whether the endpoint answered with its module on, and was refused with it off; null without a module. */
  flag: { module: string; on: boolean; off: boolean } | null
}

export interface CoverageReport {
  lines: Line[]
  totals: {
    endpoints: number
    succeeded: number
    pairs: number
    reached: number
    unreached: number
    unexplained: number
    roles: number
    rolesReached: number
    flags: number
    flagsOn: number
    flagsOff: number
    calls: number
  }
  /** What is wrong: a declared code that nothing reaches and nothing explains, or an explanation that is no longer true. */
  problems: string[]
}

/**
 * Compares what a run reached with what the contracts declare. Reasons are given by code, or by `endpoint code`.
 * A stage endpoint does not know who plays when it counts, so roles are looked at for the others only.
 */
export function coverageOf(
  endpoints: readonly Endpoint<EndpointDefinition>[],
  reached: readonly Reached[],
  reasons: Readonly<Record<string, string>>,
): CoverageReport {
  const usedReasons = new Set<string>()
  const lines = endpoints.map((endpoint): Line => {
    const ofEndpoint = reached.filter((one) => one.endpoint === endpoint.name)
    const codes = new Set(ofEndpoint.map(({ code }) => code))
    const declared = errorsOf(endpoint)
    const reasonOf = (code: string) => {
      const key = [`${endpoint.name} ${code}`, code].find((name) => Object.hasOwn(reasons, name))
      if (key) usedReasons.add(key)
      return key ? (reasons[key] ?? null) : null
    }
    const succeededAs = new Set(ofEndpoint.filter(({ code }) => code === null).map(({ role }) => role))
    const roles = endpoint.surface === 'stage' ? [] : ROLES_OF[endpoint.access]
    const module = endpoint.flag
    return {
      endpoint: endpoint.name,
      succeeded: codes.has(null),
      reached: declared.filter((code) => codes.has(code)),
      unreached: declared.filter((code) => !codes.has(code)).map((code) => ({ code, reason: reasonOf(code) })),
      roles: roles.filter((role) => succeededAs.has(role)),
      rolesUnreached: roles.filter((role) => !succeededAs.has(role)),
      flag: module
        ? {
            module,
            on: ofEndpoint.some(({ code }) => code === null),
            off: ofEndpoint.some(({ flag }) => flag === module),
          }
        : null,
    }
  })
  return { lines, totals: totalsOf(lines, reached), problems: problemsOf(lines, reasons, usedReasons) }
}

function totalsOf(lines: Line[], reached: readonly Reached[]): CoverageReport['totals'] {
  const sum = (count: (line: Line) => number) => lines.reduce((total, line) => total + count(line), 0)
  return {
    endpoints: lines.length,
    succeeded: sum(({ succeeded }) => Number(succeeded)),
    pairs: sum(({ reached, unreached }) => reached.length + unreached.length),
    reached: sum(({ reached }) => reached.length),
    unreached: sum(({ unreached }) => unreached.length),
    unexplained: sum(({ unreached }) => unreached.filter(({ reason }) => reason === null).length),
    roles: sum(({ roles, rolesUnreached }) => roles.length + rolesUnreached.length),
    rolesReached: sum(({ roles }) => roles.length),
    flags: sum(({ flag }) => Number(flag !== null)),
    flagsOn: sum(({ flag }) => Number(flag?.on ?? false)),
    flagsOff: sum(({ flag }) => Number(flag?.off ?? false)),
    calls: reached.reduce((total, { calls }) => total + calls, 0),
  }
}

function problemsOf(lines: Line[], reasons: Readonly<Record<string, string>>, used: Set<string>): string[] {
  const unexplained = lines.flatMap(({ endpoint, unreached }) =>
    unreached.filter(({ reason }) => reason === null).map(({ code }) => `${endpoint} ${code} is reached by no test`),
  )
  const silent = lines
    .filter(({ succeeded }) => !succeeded)
    .map(({ endpoint }) => `${endpoint} is never called with success`)
  const stale = Object.keys(reasons)
    .filter((key) => !used.has(key))
    .map((key) => `the reason for ${key} is no longer needed: every endpoint it is about reaches the code`)
  return [...silent, ...unexplained, ...stale]
}

/** The matrix as lines of text: one endpoint each, then what nothing reaches, then the totals. */
export function asText({ lines, totals, problems }: CoverageReport): string {
  const width = Math.max(...lines.map(({ endpoint }) => endpoint.length))
  const rows = lines.map(({ endpoint, reached, unreached, roles, rolesUnreached, flag }) => {
    const codes = `${reached.length}/${reached.length + unreached.length}`.padStart(6)
    const who = [...roles, ...rolesUnreached.map((role) => `-${role}`)].join(' ')
    const module = flag ? `${flag.module} ${flag.on ? 'on' : '-on'} ${flag.off ? 'off' : '-off'}` : ''
    return `${endpoint.padEnd(width)} ${codes}  ${who.padEnd(26)} ${module}`.trimEnd()
  })
  const explained = new Map<string, string[]>()
  for (const { endpoint, unreached } of lines)
    for (const { code, reason } of unreached) {
      if (reason === null) continue
      const key = `${code}: ${reason}`
      explained.set(key, [...(explained.get(key) ?? []), endpoint])
    }
  const reasons = [...explained].map(([key, names]) =>
    names.length > 3 ? `  ${key} (${names.length} endpoints)` : `  ${key} (${names.join(', ')})`,
  )
  const { pairs, calls, endpoints } = totals
  return [
    'codes reached/declared by endpoint, who called it with success (-role: nobody did), its module on and off',
    ...rows,
    '',
    'not reached, with the reason:',
    ...reasons,
    '',
    `${totals.succeeded} of ${endpoints} endpoints answered with success in ${calls} calls without fault injection`,
    `${totals.reached} of ${pairs} pairs of endpoint and code reached; ${totals.unreached} not, ${totals.unexplained} of them without a reason`,
    `${totals.rolesReached} of ${totals.roles} pairs of endpoint and role that may call it succeeded`,
    `modules of ${totals.flags} endpoints: on ${totals.flagsOn}, off ${totals.flagsOff}`,
    ...problems.map((problem) => `PROBLEM ${problem}`),
  ].join('\n')
}
