import { words } from './words.ts'

export type Page = keyof typeof words.pages

/** Pages of the console that are not about one world. */
const EVERYWHERE = ['worlds', 'phones', 'endpoints'] as const
export type WorldPage = Exclude<Page, (typeof EVERYWHERE)[number]>

export const PAGES = Object.keys(words.pages) as Page[]
export const isPage = (name: string | undefined): name is Page => name !== undefined && Object.hasOwn(words.pages, name)
export const isAboutWorld = (page: Page): page is WorldPage => !(EVERYWHERE as readonly Page[]).includes(page)
