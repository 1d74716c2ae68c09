import { useEffect, useState } from 'react'
import { followWorld } from '../follow.ts'
import { Pick } from '../parts/Field.tsx'
import { FaultsSection } from '../sections/FaultsSection.tsx'
import { QueuesSection } from '../sections/QueuesSection.tsx'
import { TokenQuestion } from '../sections/TokenQuestion.tsx'
import { WriteSection } from '../sections/WriteSection.tsx'
import { useSteering } from '../steer.ts'
import { currentToken } from '../tab-memory.ts'
import { useFreshness } from '../use-freshness.ts'
import { chooseWorld } from '../world-here.ts'
import { hashOf, type Page, usePlace } from './address.ts'
import { CallsPage } from './CallsPage.tsx'
import { EndpointsPage } from './EndpointsPage.tsx'
import { ErrorsPage } from './ErrorsPage.tsx'
import { listWorlds } from './endpoints.ts'
import { TablesPage } from './TablesPage.tsx'
import { WorldsPage } from './WorldsPage.tsx'
import { words } from './words.ts'

const PAGES = Object.keys(words.pages) as Page[]
const ABOUT_A_WORLD: readonly Page[] = ['calls', 'tables', 'faults', 'queues', 'write', 'errors']

/** The desk of whoever steers: all worlds, and everything that happens in one of them. */
export function Console() {
  const { page, world, more } = usePlace()
  const worlds = useSteering(listWorlds)
  useFreshness()
  const known = world !== undefined && worlds.data?.some(({ id }) => id === world)
  const listed = worlds.data?.map(({ id, scenario }) => ({ value: id, label: `${id} · ${scenario}` })) ?? []
  const needsWorld = ABOUT_A_WORLD.includes(page)

  if (worlds.error?.status === 401)
    return (
      <main className="question">
        <TokenQuestion />
      </main>
    )
  return (
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <header className="bar">
        <h1>{words.title}</h1>
        <nav aria-label={words.title}>
          {PAGES.map((name) => (
            <a key={name} href={hashOf({ page: name, world })} aria-current={name === page ? 'page' : undefined}>
              {words.pages[name]}
            </a>
          ))}
          <a href="/__control/reference">{words.reference}</a>
        </nav>
        <Pick
          label={words.world}
          value={known ? (world ?? '') : ''}
          options={[{ value: '', label: '–' }, ...listed]}
          onChange={(id) => {
            location.hash = hashOf({ page, world: id || undefined })
          }}
        />
      </header>
      <main id="content" tabIndex={-1}>
        {page === 'worlds' && <WorldsPage />}
        {page === 'endpoints' && <EndpointsPage />}
        {needsWorld && worlds.data && !known && (
          <p className="note">{world === undefined ? words.pickWorld : words.gone}</p>
        )}
        {needsWorld && known && <InWorld key={world} page={page} world={world} more={more} />}
      </main>
    </>
  )
}

/** One world at a time is followed; everything below speaks of that one. */
function InWorld({ page, world, more }: { page: Page; world: string; more: string | undefined }) {
  // Before anything below asks.
  useState(() => chooseWorld(world))
  useEffect(
    () => followWorld({ url: () => `/__control/worlds/${encodeURIComponent(world)}/stream`, token: currentToken }),
    [world],
  )
  if (page === 'calls') return <CallsPage />
  if (page === 'tables') return <TablesPage world={world} table={more} />
  if (page === 'errors') return <ErrorsPage world={world} />
  return (
    <div className="narrow">
      {page === 'faults' && <FaultsSection next={false} />}
      {page === 'queues' && <QueuesSection />}
      {page === 'write' && <WriteSection />}
    </div>
  )
}
