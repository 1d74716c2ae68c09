import type { Plugin, Rollup } from 'vite'

/** The index of all icons there are, and in it the file of each name: `export { default as Bell, ... } from './icons/bell.mjs'`. */
const ALL_ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/
const ICON = /export \{([^}]*)\} from ["']\.\/(icons\/[\w-]+\.m?js)["']/g
const TAKEN = /import \{([^}]*)\} from ["']lucide-react["']/g

/** Screens and parts by whose modules code is put together in few files. */
const ROOTS = {
  home: ['/app/screens/HomeScreen.tsx'],
  /** What home shows below its first view. */
  overview: ['/app/screens/home/HomeOverview.tsx'],
  /** A screen that many open first, and that shows some of the same parts. */
  login: ['/app/screens/LoginScreen.tsx'],
  register: ['/app/screens/RegistrationScreen.tsx'],
  /** Small parts of nearly every screen but home. */
  kit: [
    '/shared/query/QueryState.tsx',
    '/shared/query/FailedLine.tsx',
    '/shared/ui/EmptyState.tsx',
    '/shared/ui/Page.module.css',
    '/shared/ui/Money.tsx',
    '/shared/ui/Rows.tsx',
  ],
  /** What every page fetches when it rests, with small parts of which each alone costs a request more than its bytes. */
  idle: [
    '/app/layouts/MenuPanel.tsx',
    '/app/layouts/AfterFirstView.tsx',
    '/features/install/start.ts',
    '/shared/ui/AskDialog.tsx',
    '/shared/ui/Toasts.tsx',
    '/shared/ui/toast-library.ts',
    '/features/announcements/first-picture.ts',
    '/shared/forms/Checkbox.tsx',
    '/shared/ui/one-stop.ts',
    '/app/layouts/NetworkNotice.tsx',
    '/shared/ui/Scene.tsx',
    '/domain/unread/RewardDot.tsx',
    '/shared/ui/Badge.tsx',
    '/shared/ui/Carousel.tsx',
    '/shared/ui/CarouselTrack.tsx',
    '/shared/ui/use-carousel.ts',
    '/contracts/src/editor-html.ts',
  ],
} as const

type Root = keyof typeof ROOTS

const SCREEN = /[\\/]app[\\/]screens[\\/][^\\/]+Screen\.tsx$/

/** Learns which modules home needs before it shows, and which come together after that, so that they can be kept in few files. */
export function firstView() {
  const modules = Object.fromEntries(Object.keys(ROOTS).map((root) => [root, new Set<string>()])) as Record<
    Root,
    Set<string>
  >
  const ofScreens = new Set<string>()
  let notOnlyIdle: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'first-view',
    buildEnd() {
      ofScreens.clear()
      for (const id of this.getModuleIds()) if (SCREEN.test(id)) ofScreens.add(id)
      for (const id of ofScreens) for (const needed of this.getModuleInfo(id)?.importedIds ?? []) ofScreens.add(needed)
      for (const [root, ends] of Object.entries(ROOTS)) {
        const found = modules[root as Root]
        found.clear()
        const icons = new Set<string>()
        for (const id of this.getModuleIds()) if (ends.some((end) => id.endsWith(end))) found.add(id)
        for (const id of found) {
          for (const name of iconsIn(id, this)) icons.add(name)
          // A screen needs of all icons those it names, not what others take from the same index.
          for (const needed of this.getModuleInfo(id)?.importedIds ?? []) if (!ALL_ICONS.test(needed)) found.add(needed)
        }
        for (const file of filesOf(icons, this)) found.add(file)
      }
      const others = [...this.getModuleIds()].filter((id) => !modules.idle.has(id))
      notOnlyIdle = new Set(filesOf(new Set(others.flatMap((id) => iconsIn(id, this))), this))
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      // Which of them runs first would hang on the network, and now and then it would be the wrong one.
      if (circle) this.error(`Chunks import each other in a circle: ${circle.join(' -> ')}`)
    },
  }
  /** Whether a module belongs to all of these. */
  const isOf =
    (...roots: Root[]) =>
    (id: string) =>
      roots.every((root) => modules[root].has(id))
  /** Whether some screen needs a module before it shows. */
  const isOfScreens = (id: string) => ofScreens.has(id)
  /** Whether an icon is named by more than what every page fetches when it rests. */
  const isSharedIcon = (id: string) => notOnlyIdle.has(id)
  return { plugin, isOf, isOfScreens, isSharedIcon }
}

/** Names of the icons that a module takes. */
const iconsIn = (id: string, build: Rollup.PluginContext): string[] =>
  [...(build.getModuleInfo(id)?.code?.matchAll(TAKEN) ?? [])].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  )

function filesOf(icons: ReadonlySet<string>, build: Rollup.PluginContext): string[] {
  const index = [...build.getModuleIds()].find((id) => ALL_ICONS.test(id)) ?? ''
  return [...(build.getModuleInfo(index)?.code?.matchAll(ICON) ?? [])].flatMap(([, names = '', file]) =>
    names.split(',').some((name) => icons.has(name.replace('default as', '').trim()))
      ? [index.replace(/lucide-react\.m?js$/, file ?? '')]
      : [],
  )
}

/** Files that import each other, the first of them once more at the end. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}
