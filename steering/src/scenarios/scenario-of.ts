// Makes a scenario of its file, or says where the file is wrong and what would be right.
import type { control } from '@understudy/contracts'
import { MODULE_IDS, moduleNamed, SWITCH_NAMES } from '@understudy/contracts'
import { calendarOf } from '@understudy/contracts/zone'
import { MERCHANTS, merchantConfig } from '@understudy/merchants'
import { overlaid } from '@understudy/platform/scenarios/overlay.ts'
import { LARGEST_FILE, LIST_NAMES, ScenarioFile } from '@understudy/platform/scenarios/scenario-file.ts'
import { ScenarioRefused } from '@understudy/platform/scenarios/scenario-refused.ts'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import { buildWorldSeed, CAST, type CastMember, SCENARIOS, type Scenario } from '@understudy/seed'
import * as z from 'zod/mini'
import { ControlProblem } from '../api/control-problem.ts'
import { sentenceOf } from '../api/told-issues.ts'
import { checkRule } from '../worlds/fault-rules.ts'

const NAME = /^[a-z][a-z0-9-]{1,39}$/
/** A world that every scenario can be tried on. */
const TRIED = { seed: 1, startAt: 1_773_126_000_000 } as const

/**
 * Makes the scenario of a file's text and tries it on a world, so that whatever it refers to is there.
 * @throws ScenarioRefused
 */
export function scenarioOf(name: string, text: string): Scenario {
  const scenario = untriedScenarioOf(name, text)
  buildWorldSeed({ ...TRIED, scenario: scenario.name }, scenario)
  return scenario
}

/** As `scenarioOf`, for a text that has been tried before. @throws ScenarioRefused */
export function untriedScenarioOf(name: string, text: string): Scenario {
  if (!NAME.test(name))
    throw new ScenarioRefused('', 'its name must be of 2 to 40 small letters, digits and dashes, as my-shop.json is.')
  if (SCENARIOS.some((scenario) => scenario.name === name))
    throw new ScenarioRefused('', `${name} is a scenario that is built in: give the file another name.`)
  if (text.length > LARGEST_FILE)
    throw new ScenarioRefused('', `it has ${text.length} characters; ${LARGEST_FILE} are the most.`)
  const file = checked(jsonIn(text))
  const below = SCENARIOS.find((scenario) => scenario.name === file.extends)
  if (!below)
    throw new ScenarioRefused(
      'extends',
      `no scenario that is built in is called ${file.extends}.${didYouMean(
        file.extends,
        SCENARIOS.map((scenario) => scenario.name),
      )}`,
    )
  const merchant = file.merchant ?? below.merchant
  if (!MERCHANTS.includes(merchant))
    throw new ScenarioRefused('merchant', `there is no merchant ${merchant}. There are ${MERCHANTS.join(', ')}.`)
  const cast = [...(below.cast ?? []), ...castOf(file, merchant)]
  const { person: _, begins: __, ...rest } = below
  const person = file.person ?? (file.merchant === undefined ? below.person : undefined)
  refusePerson(file, cast)
  const faults = [...(below.faults ?? []), ...faultsOf(file)]
  const begins = beginsOf(file, merchant) ?? below.begins
  return {
    ...rest,
    name,
    story: file.story ?? `What ${name}.json says, on top of ${file.extends}.`,
    merchant,
    ...(person !== undefined && { person }),
    ...(cast.length > 0 && { cast }),
    ...(faults.length > 0 && { faults }),
    ...(begins && { begins }),
    // What waits in the file is decided from the world's start on, as it would be if it had been asked for then.
    ...((file.deposits ?? file.withdrawals) && { cashier: below.cashier ?? {} }),
    make: (world) => overlaid(below.make(world), file),
    file: text,
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new ScenarioRefused('', `it is no JSON: ${(error as Error).message}.`)
  }
}

/** @throws ScenarioRefused for the first thing that the form does not have */
function checked(value: unknown): ScenarioFile {
  const parsed = z.safeParse(ScenarioFile, value, { reportInput: true })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw issue ? refusalOf(issue) : new ScenarioRefused('', 'it has another form than a scenario.')
  }
  for (const list of LIST_NAMES)
    if (parsed.data[list]?.length === 0 && !(parsed.data.whole as string[] | undefined)?.includes(list))
      throw new ScenarioRefused(list, `it is empty, so it changes nothing: add "whole": ["${list}"] for none at all.`)
  for (const [name, on] of Object.entries(parsed.data.flags ?? {}))
    if (moduleNamed(name) === undefined)
      throw new ScenarioRefused(
        `flags.${name}`,
        `no switch is called ${name} (${on ? 'on' : 'off'}).${didYouMean(name, [...MODULE_IDS, ...SWITCH_NAMES])}`,
      )
  return parsed.data
}

function refusalOf(issue: z.core.$ZodIssue): ScenarioRefused {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    const known = Object.keys(shapeAt(ScenarioFile, issue.path))
    return new ScenarioRefused(
      [...issue.path, key].join('.'),
      `there is no such field.${didYouMean(key, known) || ` There are ${known.join(', ')}.`}`,
    )
  }
  if (issue.code === 'invalid_value')
    return new ScenarioRefused(
      path,
      `it must be one of ${issue.values.slice(0, 40).map(String).join(', ')}.${didYouMean(String(issue.input), issue.values.map(String))}`,
    )
  const bad =
    typeof issue.input === 'string' || typeof issue.input === 'number' ? ` (${String(issue.input).slice(0, 60)})` : ''
  return new ScenarioRefused(path, `${sentenceOf(issue)}${bad}.`)
}

interface Def {
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
}

/** The fields of the object at a path of a schema. */
function shapeAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Record<string, z.core.$ZodType> {
  const { innerType, element, shape = {} } = schema._zod.def as Def
  if (innerType) return shapeAt(innerType, path)
  if (element) return shapeAt(element, path.slice(1))
  const [name, ...rest] = path
  if (name === undefined) return shape
  const next = shape[String(name)]
  return next ? shapeAt(next, rest) : {}
}

const castOf = ({ members = [] }: ScenarioFile, merchant: string): CastMember[] =>
  members.flatMap(({ username, password, type, story }) =>
    password === undefined
      ? []
      : [
          {
            name: username,
            type: type === 'agent' ? 1 : 0,
            merchant,
            password,
            story: story ?? 'Somebody of the file.',
          },
        ],
  )

function refusePerson({ person }: ScenarioFile, cast: readonly CastMember[]): void {
  const names = [...CAST, ...cast].map(({ name }) => name)
  if (person !== undefined && !names.includes(person))
    throw new ScenarioRefused('person', `nobody is called ${person}.${didYouMean(person, names) || ' Add the member.'}`)
}

/** The rules of a file, checked as those of the control API are. @throws ScenarioRefused */
function faultsOf({ faults = [], proposedFaults = [], network }: ScenarioFile): control.FaultRule[] {
  for (const [list, rules] of Object.entries({ faults, proposedFaults }))
    for (const [index, rule] of rules.entries())
      try {
        checkRule(rule, '')
      } catch (error) {
        if (!(error instanceof ControlProblem)) throw error
        const [field] = error.problem.fields ?? []
        throw new ScenarioRefused(`${list}.${index}.${field?.name ?? ''}`, `${field?.message ?? error.message}`)
      }
  if (network === undefined) return faults
  const figures = typeof network === 'string' ? { shape: network } : network
  return [...faults, { endpoint: '*', kind: 'network', ...figures }]
}

function beginsOf({ clock }: ScenarioFile, merchant: string): Scenario['begins'] {
  if (clock === undefined) return undefined
  if ('at' in clock) return () => Date.parse(clock.at)
  const { dayNumber, startOfDayNumber } = calendarOf(merchantConfig(merchant).timeZone)
  const [hours = 0, minutes = 0] = clock.time.split(':').map(Number)
  return (startAt) => startOfDayNumber(dayNumber(startAt)) + (hours * 60 + minutes) * 60_000
}
