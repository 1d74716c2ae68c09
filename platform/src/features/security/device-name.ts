/** The most specific names come first, because browsers also name others in their user agent. */
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

/** Returns browser and system from a user agent; empty when unknown. */
export const deviceName = (agent: string) => ({ browser: named(agent, BROWSERS), system: named(agent, SYSTEMS) })
