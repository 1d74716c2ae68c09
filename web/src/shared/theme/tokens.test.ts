import { readFileSync } from 'node:fs'
import { MERCHANTS } from 'virtual:merchants'
import { THEMES } from '@understudy/contracts/client-config'
import { describe, expect, test } from 'vitest'
import { merchantStyles } from '../../../vite/merchants.ts'

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8') + merchantStyles()

const blocks = [...css.matchAll(/([^{}/*]+)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector: selector.trim(),
  values: Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
}))
const block = (selector: string) => blocks.find((entry) => entry.selector === selector)?.values ?? {}

function tokensOf(merchant: string, theme: string): Record<string, string> {
  const light = theme === 'light'
  return {
    ...block(':root'),
    ...block('html'),
    ...(light && block("[data-theme='light']")),
    ...block(`[data-merchant='${merchant}']`),
    ...(light && block(`[data-merchant='${merchant}'][data-theme='light']`)),
  }
}

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(MERCHANTS.flatMap((merchant) => THEMES.map((theme) => [merchant, theme] as const)))(
  '%s %s',
  (merchant, theme) => {
    const tokens = tokensOf(merchant, theme)

    test.each(['bg', 'surface', 'raised'])('every text colour reads on %s', (ground) => {
      for (const name of ['text', 'muted', 'accent', 'warm', 'success', 'danger', 'warning', 'info'])
        expect(contrast(tokens[ground] ?? '', tokens[name] ?? ''), name).toBeGreaterThanOrEqual(4.5)
    })

    test.each([
      ['accent', 'on-accent'],
      ['warm-fill', 'on-warm-fill'],
      ['danger', 'bg'],
    ])('on %s, %s has enough contrast', (ground, text) => {
      expect(contrast(tokens[ground] ?? '', tokens[text] ?? '')).toBeGreaterThanOrEqual(4.5)
    })

    test('what stays dark has the colours of the dark theme', () => {
      expect(tokensOf(merchant, 'dark')).toMatchObject(block(`[data-merchant='${merchant}'] .stays-dark`))
      expect(block(`[data-merchant='${merchant}'] .stays-dark`).warm).toBe(tokens['warm-fill'])
    })
  },
)
