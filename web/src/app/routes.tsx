import { matchPath } from 'react-router-dom'
import type { TextKey } from '@/shared/i18n'
import { ALIASES, paths } from '@/shared/navigation'
import type { AddressAccess } from '@/shared/navigation/address'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'

/** What the layout needs to know of a screen. */
export interface Handle {
  title: TextKey
  /** The bar above: home's own header, a back arrow with the title, the light form with help, or none. */
  topBar: 'home' | 'plain' | 'light' | 'none'
  bottomMenu: boolean
  access: AddressAccess
}

export interface ScreenRoute {
  path: string
  aliases: readonly string[]
  Screen: LazyScreen
  handle: Handle
}

const screen = (
  { pattern, access }: { pattern: string; access: AddressAccess },
  Screen: LazyScreen,
  handle: Omit<Handle, 'access'>,
): ScreenRoute => ({ path: pattern, aliases: ALIASES[pattern] ?? [], Screen, handle: { ...handle, access } })

/**
 * The map of the product: every screen that exists, loaded when opened; the head of the page starts loading home
 * where home is what it shows. An address that is not here ends on home (ROUTE-003, ROUTE-028).
 */
export const routes: readonly ScreenRoute[] = [
  screen(
    paths.home,
    lazyScreen(() => import('./screens/HomeScreen.tsx')),
    {
      title: 'shell:title.home',
      topBar: 'home',
      bottomMenu: true,
    },
  ),
  screen(
    paths.login,
    lazyScreen(() => import('@/features/login/LoginScreen')),
    {
      title: 'shell:title.login',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.register,
    lazyScreen(() => import('@/features/registration/RegistrationScreen')),
    {
      title: 'shell:title.register',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.trial,
    lazyScreen(() => import('@/features/login/TrialScreen')),
    {
      title: 'shell:title.trial',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.app,
    lazyScreen(() => import('@/features/install/AppScreen')),
    {
      title: 'shell:title.app',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.mine,
    lazyScreen(() => import('./screens/MineScreen.tsx')),
    {
      title: 'shell:title.mine',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.memberCenter,
    lazyScreen(() => import('./screens/MemberCenterScreen.tsx')),
    {
      title: 'shell:title.memberCenter',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.changePassword,
    lazyScreen(() => import('@/features/password/ChangePasswordScreen')),
    {
      title: 'shell:title.changePassword',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.forgotPassword,
    lazyScreen(() => import('@/features/password/ForgotPasswordScreen')),
    {
      title: 'shell:title.forgotPassword',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.settings,
    lazyScreen(() => import('./screens/SettingsScreen.tsx')),
    {
      title: 'shell:title.settings',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.securityCenter,
    lazyScreen(() => import('@/features/security/SecurityScreen')),
    {
      title: 'shell:title.securityCenter',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.myAccount,
    lazyScreen(() => import('./screens/AccountScreen.tsx')),
    {
      title: 'shell:title.myAccount',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.bettingRecord,
    lazyScreen(() => import('@/features/bets/BetRecordsScreen')),
    {
      title: 'shell:title.bettingRecord',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.help,
    lazyScreen(() => import('@/features/help/HelpScreen')),
    {
      title: 'shell:title.help',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.helpDetail,
    lazyScreen(() => import('@/features/help/HelpDetailScreen')),
    {
      title: 'shell:title.help',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.games,
    lazyScreen(() => import('./screens/GameHubScreen.tsx')),
    {
      title: 'shell:title.games',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.gameCenter,
    lazyScreen(() => import('./screens/GameCenterScreen.tsx')),
    {
      title: 'shell:title.gameCenter',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.slotsCenter,
    lazyScreen(() => import('./screens/SlotsCenterScreen.tsx')),
    {
      title: 'shell:title.slotsCenter',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.sportsGame,
    lazyScreen(() => import('./screens/SportsScreen.tsx')),
    {
      title: 'shell:title.sportsGame',
      topBar: 'none',
      bottomMenu: false,
    },
  ),
  screen(
    paths.gameList,
    lazyScreen(() => import('./screens/GameListScreen.tsx')),
    {
      title: 'shell:title.gameList',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.lottery,
    lazyScreen(() => import('@/features/lottery/LotteryLobbyScreen')),
    {
      title: 'shell:title.lottery',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.startLottery,
    lazyScreen(() => import('@/features/lottery/StartLotteryScreen')),
    {
      title: 'shell:title.startLottery',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.lotteryHistory,
    lazyScreen(() => import('@/features/lottery/LotteryHistoryScreen')),
    {
      title: 'shell:title.lotteryHistory',
      topBar: 'plain',
      bottomMenu: false,
    },
  ),
  screen(
    paths.launchLottery,
    lazyScreen(() => import('./screens/LaunchLotteryScreen.tsx')),
    {
      title: 'shell:title.lottery',
      topBar: 'none',
      bottomMenu: false,
    },
  ),
  screen(
    paths.jackpots,
    lazyScreen(() => import('./screens/JackpotScreen.tsx')),
    {
      title: 'shell:title.jackpots',
      topBar: 'plain',
      bottomMenu: true,
    },
  ),
  screen(
    paths.play,
    lazyScreen(() => import('./screens/PlayScreen.tsx')),
    {
      title: 'shell:title.play',
      topBar: 'none',
      bottomMenu: false,
    },
  ),
]

/** The screen at an address. */
export const routeAt = (pathname: string): ScreenRoute | undefined =>
  routes.find(({ path, aliases }) => [path, ...aliases].some((address) => matchPath(address, pathname)))

export const homeRoute = routeAt(paths.home()) as ScreenRoute
