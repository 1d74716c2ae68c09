import { control } from '@understudy/contracts'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import { BadLink, peopleOf, readLink } from '../links/links.ts'
import { misused } from './client.ts'

/** What a folder can begin with: all that a state link names, but for the worlds of one server. */
export const START_PARAMETERS = control.STATE_PARAMETERS.filter((name) => name !== 'world')
type StartOptions = Partial<Record<(typeof START_PARAMETERS)[number], string>>

const MOST_NAMED = 12

/**
 * The state link, from the root of the app, that a folder opens on its first visit; undefined where nothing is asked for.
 * @throws CommandError that names the option and what is near to its value
 */
export function startLink(asked: StartOptions): string | undefined {
  const address = new URL('/m/home', 'http://app')
  for (const name of START_PARAMETERS) if (asked[name] !== undefined) address.searchParams.set(name, asked[name])
  if (address.search === '') return undefined
  try {
    const people = peopleOf(readLink(address)?.scenario)
    if (asked.as !== undefined && !people.includes(asked.as.toLowerCase())) throw new BadLink('as', asked.as, people)
  } catch (error) {
    if (!(error instanceof BadLink)) throw error
    const { parameter, value, allowed } = error
    const near = didYouMean(value, allowed) || ` Say for example ${allowed.slice(0, MOST_NAMED).join(', ')}.`
    throw misused(`--${parameter}: ${value} is not possible.${near}`)
  }
  return `m/home${address.search}`
}
