import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { closePanel, isHome, paths, useBack, useTrail } from '@/shared/navigation'
import { cameFromSwipe, useSwipeBack } from '@/shared/navigation/swipe-back'
import { classes } from '@/shared/ui/classes'
import { homeRoute, routeAt } from '../routes.ts'
import { Screens } from '../Screens.tsx'
import { BottomMenu } from './BottomMenu.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import styles from './Layout.module.css'
import { NetworkNotice } from './NetworkNotice.tsx'
import { Panels } from './Panels.tsx'
import { TopBar } from './TopBar.tsx'
import { useFocusedFieldInView } from './use-focused-field-in-view.ts'
import { usePageChange } from './use-page-change.ts'
import { useSessionRenewal } from './use-session-renewal.ts'

export function Layout() {
  const t = useText()
  const { key, pathname } = useLocation()
  const [firstKey] = useState(key)
  // A path without a screen is about to redirect home.
  const { handle } = routeAt(pathname) ?? homeRoute
  const title = t(handle.title)
  const atHome = isHome(pathname)
  // A layout effect, as a later one could close what a tap on the new page has just opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the path closes overlays
  useLayoutEffect(closePanel, [pathname])
  useTrail()
  useSwipeBack(useBack())
  usePageChange(`${title} · ${useSettings()?.brand ?? 'Understudy'}`)
  useSessionRenewal(atHome)
  useFocusedFieldInView()

  return (
    <div className={classes(styles.column, handle.bottomMenu && styles.aboveMenu)}>
      <a className={styles.skip} href="#content">
        {t('shell:skip')}
      </a>
      {handle.topBar === 'home' && <HomeHeader />}
      {(handle.topBar === 'plain' || handle.topBar === 'light') && (
        <TopBar title={title} light={handle.topBar === 'light'} />
      )}
      <NetworkNotice />
      <Page key={atHome ? paths.home.pattern : pathname} arrives={key !== firstKey && !cameFromSwipe()} />
      {handle.bottomMenu && <BottomMenu />}
      <Panels />
    </div>
  )
}

/** One page. It fades in (SHELL-012), except the first page and after a swipe back, which has its own animation. */
function Page({ arrives }: { arrives: boolean }) {
  const [fades] = useState(arrives)
  return (
    <main id="content" tabIndex={-1} className={classes(styles.page, fades && styles.fade)}>
      <CrashBoundary>
        <Screens />
      </CrashBoundary>
    </main>
  )
}
