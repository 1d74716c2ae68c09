// What the replies of a call teach about the world behind them: how a recording becomes a scenario's file.
import type { Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts'
import type { EntryOf, ListName, ScenarioFile, Words } from '../scenarios/scenario-file.ts'

/** The fields of a file that are no lists. */
export type Facts = Partial<Omit<ScenarioFile, ListName | 'extends' | 'whole'>>

/** A call that was recorded, as far as its reply depends on it. */
export interface RecordedCall {
  readonly query: Readonly<Record<string, string>>
  /** Where the platform says that its third parties are; undefined until it has said so. */
  readonly stage: string | undefined
}

/** Takes what replies teach. Of what is told twice the first counts, which is nearest to the world's start. */
export interface Notes {
  /** When the recording began, epoch ms: what came later is no part of the world's beginning. */
  readonly startAt: number
  /** Who orders of the member who was logged in belong to. */
  readonly owner: string
  /** Keeps facts of one entry. */
  keep<Name extends ListName>(list: Name, entry: EntryOf<Name>): void
  /** Keeps entries whose order is that of the platform; the file then has the list as a whole. */
  listed<Name extends ListName>(list: Name, entries: readonly EntryOf<Name>[]): void
  set(facts: Facts): void
  /** Facts of the member who was logged in. */
  member(facts: Omit<EntryOf<'members'>, 'username'> & { username?: string }): void
  /** The same notes, for texts in another language. */
  speaking(language: string | undefined): Notes
  words(text: string): Words
  /** The number of a bet or a payment, or an invented one, always the same for the same. */
  reference(number: string): string
  /** Words that are HTML, sanitised. */
  html(text: string): Words
  /** Where a banner leads; a link to a real site becomes one to an invented site. */
  link(address: string): string
  /** A moment, as its distance from the world's start. */
  when(at: number): string
  /** The address that a picture has in the world; undefined for one that was not recorded. */
  picture(address: string): string | undefined
  /** The name of a person, or an invented one, always the same for the same. */
  person(name: string): string
  /** An address of a third party: on the stage, else the given one in place of somebody else's. */
  staged(address: string, call: RecordedCall, otherwise: string): string
  /** Does something when all replies are known. */
  finally(work: (file: Readonly<ScenarioFile>) => void): void
  /** Tells that something of a list could not be known, or was not taken. */
  invented(part: string, what: string): void
  leftOut(part: string, why: string): void
}

/** What one call teaches. */
export interface Learns {
  readonly endpoint: Endpoint<EndpointDefinition>
  teach(reply: unknown, into: Notes, call: RecordedCall): void
}

/** Declares what a call teaches, by its reply. */
export const learns = <D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  teach: (reply: ReplyOf<D>, into: Notes, call: RecordedCall) => void,
): Learns => ({ endpoint: endpoint as Endpoint<EndpointDefinition>, teach: teach as Learns['teach'] })
