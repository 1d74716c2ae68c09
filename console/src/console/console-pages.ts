import { isAlone } from '../is-alone.ts'
import { consoleTexts } from './console-texts.ts'

export type Page = keyof typeof consoleTexts.pages

/** Pages of the console that are not about one world. */
const EVERYWHERE = ['worlds', 'phones', 'endpoints'] as const
export type WorldPage = Exclude<Page, (typeof EVERYWHERE)[number]>

/** Pages about other phones. */
const FOR_PHONES: readonly Page[] = ['phones', 'room']

export type PageGroup = keyof typeof consoleTexts.groups

const GROUPED: Record<PageGroup, readonly Page[]> = {
  server: ['worlds', 'phones'],
  world: ['overview', 'people', 'time', 'room', 'write', 'queues'],
  traffic: ['calls', 'faults', 'errors'],
  data: ['tables', 'endpoints'],
}

/** The pages in the groups that the navigation shows. */
export const PAGE_GROUPS = (Object.keys(GROUPED) as PageGroup[]).map((group) => ({
  group,
  pages: GROUPED[group].filter((name) => !(isAlone() && FOR_PHONES.includes(name))),
}))

export const isPage = (name: string | undefined): name is Page =>
  name !== undefined && Object.hasOwn(consoleTexts.pages, name)
export const isAboutWorld = (page: Page): page is WorldPage => !(EVERYWHERE as readonly Page[]).includes(page)
/** Pages whose address names a world. */
export const takesWorld = (page: Page): boolean => isAboutWorld(page) || page === 'endpoints'
