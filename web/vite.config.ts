import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firstView } from './vite/first-view.ts'
import { headFacts } from './vite/head-facts.ts'
import { laterApart } from './vite/later-apart.ts'
import { leanIcons } from './vite/lean-icons.ts'
import { leanQuery } from './vite/lean-query.ts'
import { leanRouter } from './vite/lean-router.ts'
import { merchants } from './vite/merchants.ts'
import { replyChecks } from './vite/reply-checks.ts'
import { stylesAgain } from './vite/styles-again.ts'

const source = fileURLToPath(new URL('./src', import.meta.url))

const FIRST_LIBRARIES = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', '@tanstack', 'zustand']

/** Matches the files of packages, wherever pnpm puts them; not those whose name says they are for later. */
const modulesOf = (packages: string[], later = 'nothing') =>
  new RegExp(`node_modules[\\\\/](\\.pnpm[\\\\/])?(${packages.join('|')})[@+\\\\/](?!.*(${later}))`)

const { isOf, isOfScreens, isSharedIcon, plugin: firstViewPlugin } = firstView()
const libraries = modulesOf(FIRST_LIBRARIES, '[iI]nfinite|[mM]utationObserver|useMutation')
const firstLibraries = (id: string) => libraries.test(id) || id.includes('rolldown/runtime')
/** What comes together once home shows its first view. */
const isLater = (root: 'overview' | 'idle') => (id: string) => isOf(root)(id) && !isOf('home')(id)
const isOfStart = (id: string) => isOf('login')(id) || isOf('register')(id)
const isCheck = (id: string) => id.endsWith('?checks')
/** What nearly every other screen has of the same. */
const isKit = (id: string) => isSharedIcon(id) || isOf('kit')(id)
/** What the screens one logs in by have of what home shows later. */
const isPart = (id: string) => isOfStart(id) && (isKit(id) || isLater('overview')(id) || isLater('idle')(id))
/** So few bytes that a request of their own costs more. */
const isStyleOfPart = (id: string) => id.endsWith('.css') && (isPart(id) || isOf('kit')(id))
/** The frame of every record. */
const RECORDS =
  /[\\/]shared[\\/]records[\\/](PeriodFilter|period|RecordRow|Totals|use-selection|FilterSelect|Filters|MoneyChange)\b/
/** What shows one thing's facts, and does something about it. */
const FACTS = /[\\/]shared[\\/](ui[\\/](StatusTag|Facts)|navigation[\\/]RowLink|api[\\/]action)\b/
/** The categories above the games. */
const CATEGORIES = /[\\/]features[\\/]games[\\/](CategoryRail|category-icons)\b/
const POPUP = /[\\/](announcements[\\/](PopupDialog|PopupSteps|Postcard)|content[\\/](SafeHtml|sanitise)|dompurify)\b/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    merchants(),
    leanIcons(),
    leanQuery(),
    leanRouter(),
    replyChecks(),
    laterApart(),
    firstViewPlugin,
    headFacts(),
    stylesAgain(),
  ],
  resolve: { alias: { '@': source } },
  build: {
    manifest: true,
    // A font or picture as data: address would need a wider content policy.
    assetsInlineLimit: 0,
    // Older targets make Vite rewrite :dir(rtl) into a list of languages that mirrors Roman Urdu.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // An endpoint nobody calls leaves with the schemas it names.
      treeshake: { manualPureFunctions: ['endpoint'] },
      output: {
        codeSplitting: {
          // Few files compress better than many, and the libraries stay cached when the app changes.
          groups: [
            // A contract of the first view passes its schemas on, which would draw them there.
            { name: 'zod', test: modulesOf(['zod']), priority: 11 },
            {
              name: 'start-checks',
              test: (id: string) => isCheck(id) && isOfStart(id),
              priority: 10,
              includeDependenciesRecursively: false,
            },
            // Schemas by which forms check what is typed; those of all replies come with the first touch.
            {
              name: 'form-checks',
              test: (id: string) => isCheck(id) && isOfScreens(id),
              priority: 9,
              includeDependenciesRecursively: false,
            },
            { name: 'checks', test: isCheck, priority: 8, includeDependenciesRecursively: false },
            {
              name: 'libraries',
              test: firstLibraries,
              priority: 7,
            },
            { name: 'foundation', tags: ['$initial'], priority: 6 },
            // The shell loads nothing later without its texts.
            { name: 'later', test: /[\\/]i18next[\\/]|virtual:later/, priority: 5 },
            {
              name: 'common',
              test: (id: string) => isOf('home')(id) || isStyleOfPart(id),
              minShareCount: 2,
              priority: 5,
            },
            // An announcement and what makes its text safe.
            { name: 'popup', test: POPUP, priority: 5, includeDependenciesRecursively: false },
            // What comes together after the first view comes in one file, apart from what login shows of it too.
            { name: 'parts', test: isPart, minShareCount: 2, priority: 4, includeDependenciesRecursively: false },
            // With the icons that several screens show: each in a file of its own would be one more request for all of them.
            { name: 'kit', test: isKit, minShareCount: 2, priority: 3, includeDependenciesRecursively: false },
            // Small files that nearly always come together.
            ...Object.entries({ record: RECORDS, facts: FACTS, categories: CATEGORIES }).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            })),
            {
              name: 'overview',
              test: isLater('overview'),
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'idle', test: isLater('idle'), priority: 1, includeDependenciesRecursively: false },
            {
              name: 'words',
              test: /[\\/](i18next|error-texts)[\\/]|[\\/](by-feature|failures)\.ts$/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: {
      // Following a link would fetch a page from port 3000 of this machine, and later tests would see it.
      happyDOM: {
        settings: {
          navigation: {
            disableMainFrameNavigation: true,
            disableChildFrameNavigation: true,
            disableChildPageNavigation: true,
          },
        },
      },
    },
    setupFiles: ['./src/test/setup.ts'],
    globalSetup: './src/test/zone.ts',
    // Above the five seconds a query waits for its element: that failure says what is missing, this one does not.
    testTimeout: 30_000,
  },
})
