import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '@/shared/ui/lazy-part'
import { followWorld } from '../follow.ts'
import { currentToken } from '../tab-memory.ts'
import { useLiveQueries } from '../use-live-queries.ts'
import { chooseWorld } from '../world-here.ts'
import type { WorldPage } from './console-pages.ts'
import { NotLoaded } from './NotLoaded.tsx'

interface AboutWorld {
  world: string
  more: string | undefined
}

/** The code of a page is loaded when the page is first opened. */
const later = (load: () => Promise<(props: AboutWorld) => ReactNode>) =>
  lazyPart<AboutWorld>(async () => ({ default: await load() }), { missing: NotLoaded })

const PAGES: Record<WorldPage, (props: AboutWorld) => ReactNode> = {
  overview: later(async () => (await import('./overview/OverviewPage.tsx')).OverviewPage),
  people: later(async () => (await import('./people/PeoplePage.tsx')).PeoplePage),
  calls: later(async () => (await import('./CallsPage.tsx')).CallsPage),
  tables: later(async () => (await import('./TablesPage.tsx')).TablesPage),
  errors: later(async () => (await import('./ErrorsPage.tsx')).ErrorsPage),
  time: later(async () => (await import('./time/TimePage.tsx')).TimePage),
  faults: later(async () => (await import('./SectionsPage.tsx')).FaultsPage),
  queues: later(async () => (await import('./SectionsPage.tsx')).QueuesPage),
  write: later(async () => (await import('./SectionsPage.tsx')).WritePage),
  room: later(async () => (await import('./SectionsPage.tsx')).RoomPage),
}

/** Selects the one world that every page below shows and follows. */
export function InWorld({ page, world, more }: AboutWorld & { page: WorldPage }) {
  // The pages below read the chosen world when they render, so it is set first.
  useState(() => chooseWorld(world))
  useLiveQueries()
  useEffect(
    () => followWorld({ url: () => `/__control/worlds/${encodeURIComponent(world)}/stream`, token: currentToken }),
    [world],
  )
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    import('./time/jumps.ts').then(
      ({ recordJumps }) => {
        if (!isUnmounted) stop = recordJumps(world)
      },
      () => {},
    )
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [world])
  const View = PAGES[page]
  return <View key={page} world={world} more={more} />
}
