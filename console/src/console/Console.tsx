import { listWorlds } from '@understudy/contracts/control'
import { Moon, Sun } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { setTheme, useTheme } from '@/shared/theme'
import { IconButton } from '@/shared/ui/Button'
import { lazyPart } from '@/shared/ui/lazy-part'
import { isAlone } from '../is-alone.ts'
import { useSteering } from '../steer.ts'
import { hashOf, useAddress, useGo } from './console-address.ts'
import { isAboutWorld, PAGE_GROUPS, takesWorld } from './console-pages.ts'
import { consoleTexts } from './console-texts.ts'
import { DropdownMenu } from './DropdownMenu.tsx'
import { Keys } from './Keys.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { useNarrow } from './use-narrow.ts'
import { WorldPicker } from './worlds/WorldPicker.tsx'

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
const SMALL = '(max-width: 78rem)'
/** A page shown beside the phones has no navigation. */
const isFramed = window.parent !== window
const ATLAS = '/__control/atlas/index.html'

/** The console: the list of all worlds, and the pages about one world. */
export function Console() {
  const { page, world: named, more, choices } = useAddress()
  const go = useGo()
  const worlds = useSteering(listWorlds)
  const [lastUsed] = worlds.data?.toSorted((one, other) => other.usedAt - one.usedAt) ?? []
  // Phones side by side begin with a world of their own.
  const world = named ?? (page === 'phones' ? undefined : lastUsed?.id)
  useEffect(() => {
    // It stays chosen while another world is used.
    if (world !== named && takesWorld(page)) go({ page, world, choices }, { replace: true })
  })
  const exists = world !== undefined && worlds.data?.some(({ id }) => id === world)
  // A world that was made a moment ago is not yet in the list of this page.
  const isUnknown = worlds.data !== undefined && world !== undefined && !exists
  const [lookedFor, setLookedFor] = useState<string>()
  const { refetch } = worlds
  useEffect(() => {
    if (isUnknown) void refetch().then(() => setLookedFor(world))
  }, [isUnknown, world, refetch])
  const isSettled = !isUnknown || lookedFor === world
  const isSmall = useNarrow(SMALL)
  const links = (
    <>
      {PAGE_GROUPS.map(({ group, pages }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div key={group} role="group" aria-label={consoleTexts.groups[group]} className="tabs">
          <small aria-hidden="true">{consoleTexts.groups[group]}</small>
          <div>
            {pages.map((name) => (
              <a key={name} href={hashOf({ page: name, world })} aria-current={name === page ? 'page' : undefined}>
                {consoleTexts.pages[name]}
              </a>
            ))}
            {group === 'data' && <AtlasLink />}
          </div>
        </div>
      ))}
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
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, where the hash names another page */}
      <a className="skip" href="#content" onClick={skipToContent}>
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
            <WorldPicker
              worlds={worlds.data ?? []}
              world={exists ? world : undefined}
              hrefOf={(id) => hashOf({ page, world: id, choices: isAboutWorld(page) ? {} : choices })}
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
        {isAboutWorld(page) && worlds.data && !exists && isSettled && (
          <div className="empty">
            <p>{world === undefined ? consoleTexts.noWorld : consoleTexts.gone}</p>
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

/** The address behind the hash is that of a page, which stays. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
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

/** The pictures of every screen; where there are none, the page tells the command that makes them. */
const AtlasLink = () => !isAlone() && <a href={ATLAS}>{consoleTexts.atlas}</a>
