/** More telling names first: browsers pretend to be one another. */
const BROWSERS = [
  ['UnderstudyApp/', 'Understudy App'],
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

const named = (agent: string, names: readonly (readonly [mark: string, name: string])[]) =>
  names.find(([mark]) => agent.includes(mark))?.[1] ?? ''

/** Browser and system a user agent speaks of; empty where it does not say. */
export const deviceName = (agent: string) => ({ browser: named(agent, BROWSERS), system: named(agent, SYSTEMS) })
