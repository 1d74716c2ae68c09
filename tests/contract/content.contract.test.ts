import { announcements, control as contract, help, PACK_LANGUAGES } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import { expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { tampered } from '../support/capsule.ts'
import { makeWorld, type TestWorld, worldThatIs } from '../support/world.ts'

/** Content that must never reach a browser: event handlers, active elements, script URLs. */
const ACTS =
  /\son[a-z]+\s*=|<\/?(script|style|svg|math|iframe|frame|frameset|object|embed|form|input|button|meta|link|base)\b|=\s*["']?javascript:|__understudyHostile|trap\.example/i

type Language = (typeof PACK_LANGUAGES)[number]

/** Returns all editors' texts that a visitor of a merchant gets in a language. */
async function textsOf(world: TestWorld, merchant: string, language: Language): Promise<string[]> {
  const visitor = world.visitor({ language, merchant })
  const lists = await Promise.all(
    [{}, { groupName: 'm_reg' as const }].map((page) =>
      visitor.get(announcements.announcements, { query: { types: 'PL,PU,PR,H,A', platform: 'M', ...page } }),
    ),
  )
  const categories = await visitor.get(help.helpCenter, { query: { device: 'MOBILE', lang: language } })
  return [
    ...lists.flatMap(({ player, popup, promotion, hot }) =>
      [...player, ...popup, ...promotion, ...hot].map(({ content }) => content),
    ),
    ...categories.flatMap(({ items }) => items.map(({ content }) => content)),
  ]
}

const everyText = async (world: TestWorld) =>
  (
    await Promise.all(
      MERCHANTS.flatMap((merchant) => PACK_LANGUAGES.map((language) => textsOf(world, merchant, language))),
    )
  ).flat()

test('no editor’s text of any merchant or language contains active content', {
  tags: ['CONTENT-014'],
}, async () => {
  const texts = await everyText(await makeWorld())
  expect(texts.length).toBeGreaterThan(MERCHANTS.length * PACK_LANGUAGES.length * 50)
  expect(texts.filter((text) => ACTS.test(text))).toEqual([])
  // The text around a hostile part is kept, with its formatting.
  const safety = texts.find((text) => text.includes('never asks for a password'))
  expect(safety).toMatch(/^<p>Aurora never asks .* strangers\.<\/p><img src="data:image\/png;base64,AA==" alt="" \/>$/)
})

test('in hostile-content the texts come as their editors wrote them', { tags: ['CONTENT-014'] }, async () => {
  const texts = await textsOf(await makeWorld({ scenario: 'hostile-content' }), 'aurora1', 'EN')
  for (const part of ['<script>', 'onerror=', '<svg onload=', 'javascript:', '<meta ', '<style>', '<iframe ', '<form '])
    expect(
      texts.some((text) => text.includes(part)),
      part,
    ).toBe(true)
  // One each as notice, activity, popup and help.
  expect(texts.filter((text) => text.startsWith('<frameset onload='))).toHaveLength(4)
})

const capsuleOf = async (scenario: string) => {
  const { id } = await makeWorld({ scenario })
  return (await control(contract.exportCapsule, { params: { id }, body: {} })).capsule
}
const opened = async (capsule: string) =>
  worldThatIs((await control(contract.importCapsule, { body: { capsule, durable: false } })).world)

const HANDLER = JSON.stringify({ UR: '<p onclick=x>ur</p>', 'UR-LA': '<p>la</p>', EN: '<p onclick=x>en</p>' })

test('texts of a capsule are sanitised like those of the seed', { tags: ['CONTENT-014'] }, async () => {
  const capsule = tampered(await capsuleOf('everyday'), (db) => {
    db.prepare('UPDATE announcement SET content = ?').run(HANDLER)
    db.prepare('UPDATE help_item SET content = ?').run(HANDLER)
  })
  expect(new Set(await textsOf(await opened(capsule), 'aurora1', 'EN'))).toEqual(new Set(['<p>en</p>']))
})

test('a capsule of hostile-content keeps its texts as they were written', async () => {
  const texts = await textsOf(await opened(await capsuleOf('hostile-content')), 'aurora1', 'EN')
  expect(texts.some((text) => ACTS.test(text))).toBe(true)
})

test.each(['announcement', 'help_item'])(
  'a capsule whose %s lacks a language or is too long is refused by name',
  async (table) => {
    const tooLong = JSON.stringify({ UR: '', 'UR-LA': '', EN: 'a'.repeat(20_001) })
    for (const content of ['{', '{"EN":"<p>a</p>"}', '{"EN":1,"UR":"","UR-LA":""}', tooLong]) {
      const capsule = tampered(await capsuleOf('everyday'), (db) => {
        db.prepare(`UPDATE ${table} SET content = ? WHERE id = (SELECT min(id) FROM ${table})`).run(content)
      })
      await expect(opened(capsule)).rejects.toThrow(new RegExp(`${table}.content of row \\d+ is not valid at`))
    }
  },
)
