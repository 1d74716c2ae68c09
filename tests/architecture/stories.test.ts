import { CAST, SCENARIOS } from '@understudy/seed'
import { expect, it } from 'vitest'
import en from '../../console/src/stories/text/en.json' with { type: 'json' }
import ur from '../../console/src/stories/text/ur.json' with { type: 'json' }
import latin from '../../console/src/stories/text/ur-la.json' with { type: 'json' }

const byName = (stories: readonly { name: string; story: string }[]) =>
  Object.fromEntries(stories.map(({ name, story }) => [name, story]))

it('the drawer translates the story of each scenario and person as the seed tells it', () => {
  expect(en).toEqual({ scenario: byName(SCENARIOS), person: byName(CAST) })
})

it('each story has an Urdu and a Roman Urdu text', { tags: ['I18N-003'] }, () => {
  for (const kind of ['scenario', 'person'] as const) {
    const names = Object.keys(en[kind])
    expect({ ur: Object.keys(ur[kind]), latin: Object.keys(latin[kind]) }).toEqual({ ur: names, latin: names })
    expect(Object.values(ur[kind]).filter((text) => !/[\u0600-\u06ff]/.test(text))).toEqual([])
    expect(Object.values(latin[kind]).filter((text) => /[\u0600-\u06ff]/.test(text))).toEqual([])
  }
})
