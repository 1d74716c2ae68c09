import { listWorlds } from '@understudy/contracts/control'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { setTheme, useTheme } from '@/shared/theme'
import { IconButton } from '@/shared/ui/Button'
import { lazyPart } from '@/shared/ui/lazy-part'
import { SelectBox } from '../parts/Fields.tsx'
import { useSteering } from '../steer.ts'
import { go, hashOf, useAddress } from './console-address.ts'
import { isAboutWorld, PAGES } from './console-pages.ts'
import { consoleTexts } from './console-texts.ts'
import { DropdownMenu } from './DropdownMenu.tsx'
import { Keys } from './Keys.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { useNarrow } from './use-narrow.ts'

/** The code of a page is loaded when the page is first opened. */
const later = <P extends object>(load: () => Promise<(props: P) => ReactNode>) =>
  lazyPart<P>(async () => ({ default: await load() }), { missing: NotLoaded })

const TokenQuestion = later(async () => (await import('../sections/TokenQuestion.tsx')).TokenQuestion)
const Worlds = later(async () => (await import('./WorldsPage.tsx')).WorldsPage)
const Diff = later(async () => (await import('./worlds/DiffPage.tsx')).DiffPage)
const Endpoints = later(async () => (await import('./EndpointsPage.tsx')).EndpointsPage)
const Phones = later(async () => (await import('./PhonesPage.tsx')).PhonesPage)
const InWorld = later(async () => (await import('./InWorld.tsx')).InWorld)

/** Below this width the page names do not fit in one row. */
const SMALL = '(max-width: 70rem)'
/** A page shown beside the phones has no navigation. */
const isFramed = window.parent !== window
const ATLAS = '/__control/atlas/index.html'

/** The console: the list of all worlds, and the pages about one world. */
export function Console() {
  const { page, world, more, choices } = useAddress()
  const worlds = useSteering(listWorlds)
  const exists = world !== undefined && worlds.data?.some(({ id }) => id === world)
  const listed =
    worlds.data?.map(({ id, name, scenario }) => ({ value: id, label: `${name || id} · ${scenario}` })) ?? []

  const isSmall = useNarrow(SMALL)
  const links = (
    <>
      {PAGES.map((name) => (
        <a key={name} href={hashOf({ page: name, world })} aria-current={name === page ? 'page' : undefined}>
          {consoleTexts.pages[name]}
        </a>
      ))}
      <AtlasLink />
    </>
  )

  if (worlds.error?.status === 401)
    return (
      <main className="question">
        <TokenQuestion />
      </main>
    )
  return (
    <>
      <a className="skip" href="#content">
        {consoleTexts.skip}
      </a>
      {!isFramed && (
        <header className="bar">
          <h1>
            {consoleTexts.product} <span className="visually-hidden">{consoleTexts.console}</span>
          </h1>
          <nav aria-label={consoleTexts.console}>
            {isSmall ? (
              <DropdownMenu label={consoleTexts.pages[page]}>
                <div>{links}</div>
              </DropdownMenu>
            ) : (
              links
            )}
          </nav>
          <div className="tools">
            <SelectBox
              label={consoleTexts.world}
              value={exists ? (world ?? '') : ''}
              options={[{ value: '', label: consoleTexts.chooseWorld }, ...listed]}
              onChange={(id) => go({ page, world: id || undefined, choices: isAboutWorld(page) ? {} : choices })}
            />
            <ThemeButton />
            <Keys />
          </div>
        </header>
      )}
      <main id="content" tabIndex={-1}>
        {page === 'worlds' &&
          (world !== undefined && more === 'diff' ? <Diff key={world} world={world} /> : <Worlds />)}
        {page === 'phones' && <Phones />}
        {page === 'endpoints' && <Endpoints />}
        {isAboutWorld(page) && worlds.data && !exists && (
          <div className="empty">
            <p>{world === undefined ? consoleTexts.pickWorld : consoleTexts.gone}</p>
            <a className="button" href={hashOf({ page: 'worlds' })}>
              {consoleTexts.pages.worlds}
            </a>
          </div>
        )}
        {isAboutWorld(page) && exists && <InWorld key={world} page={page} world={world} more={more} />}
      </main>
    </>
  )
}

function ThemeButton() {
  const theme = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton
      label={consoleTexts.theme.change}
      icon={<Icon size={16} aria-hidden="true" />}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  )
}

/** Links to the pictures of every screen; the server marks the page once `npm run atlas` has made them. */
const AtlasLink = () => document.documentElement.dataset.atlas !== undefined && <a href={ATLAS}>{consoleTexts.atlas}</a>
