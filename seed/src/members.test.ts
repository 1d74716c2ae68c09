import { MEMBER_TYPES, TRIAL_TYPE } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { MERCHANTS } from '@understudy/merchants'
import { expect, test } from 'vitest'
import { CAST, castMember } from './cast.ts'
import { countBy, everydayWorld } from './testing/everyday.ts'

const { members, countries } = everydayWorld
const memberOf = (name: string) => {
  const match = members.find((member) => member.username === name)
  if (!match) throw new Error(`No member ${name}`)
  return match
}

test('the cast has an account of each type but trial', { tags: ['DATA-034'] }, () => {
  const types = new Set(members.map((member) => member.type))
  expect(types).toEqual(new Set(MEMBER_TYPES.filter((type) => type !== TRIAL_TYPE)))
})

test('there is a disabled account, a non-member account and an agent with downlines', { tags: ['DATA-034'] }, () => {
  expect(memberOf('kamran').status).toBe('disabled')
  expect(memberOf('yusuf').nonMember).toBe(true)
  expect(memberOf('bilal').type).toBe(1)
  expect(members.filter((member) => member.upline === 'bilal').length).toBeGreaterThan(3)
})

test('full merchants have 400 members, the others 30', () => {
  expect(countBy(members, (member) => member.merchant)).toEqual({
    aurora1: 400,
    basalt2: 30,
    cedar3: 400,
    dune4: 30,
    ember5: 30,
  })
})

test.each(['aurora1', 'cedar3'] as const)(
  '%s has a tree of 1, 4, 12 and 36 agents with 300 players below them',
  (merchant) => {
    const people = members.filter((member) => member.merchant === merchant)
    const below = (names: readonly string[], type: number) =>
      people.filter((member) => member.type === type && names.includes(member.upline)).map((member) => member.username)
    const tops = people.filter((member) => member.type === 2).map((member) => member.username)
    expect(tops).toHaveLength(1)
    const first = below(tops, 1)
    const second = below(first, 1)
    const third = below(second, 1)
    expect({ firstCount: first.length, secondCount: second.length, thirdCount: third.length }).toEqual({
      firstCount: 4,
      secondCount: 12,
      thirdCount: 36,
    })
    expect(below([...first, ...second, ...third], 0)).toHaveLength(300)
  },
)

test('every upline is an agent of the same merchant, or amina with six friends', () => {
  const accounts = new Map(members.map((member) => [`${member.merchant} ${member.username}`, member]))
  const invited = members.filter(({ upline }) => upline === 'amina')
  expect(invited.map(({ merchant, type }) => [merchant, type])).toEqual(Array(6).fill(['aurora1', 0]))
  for (const { merchant, upline } of members.filter((member) => !['', 'amina'].includes(member.upline)))
    expect([1, 2, 41, 42]).toContain(accounts.get(`${merchant} ${upline}`)?.type)
})

test('ids, usernames and numbers are unique and in the form the platform accepts', () => {
  expect(new Set(members.map((member) => member.id)).size).toBe(members.length)
  for (const merchant of MERCHANTS) {
    const people = members.filter((member) => member.merchant === merchant)
    expect(new Set(people.map((member) => member.username)).size).toBe(people.length)
  }
  const numbers = members.map((member) => member.mobile).filter((mobile) => mobile !== '')
  expect(new Set(numbers).size).toBe(numbers.length)
  const pakistani = new RegExp(countries[0]?.mobilePattern ?? '')
  expect(numbers.filter((mobile) => !pakistani.test(mobile))).toEqual([])
  for (const member of members) {
    expect(member.username).toMatch(/^[a-z][a-z0-9]{3,12}$/)
    // gulab has no e-mail address.
    if (member.username !== 'gulab')
      expect(member.email).toMatch(/^[a-z0-9._]+@(mail\.example|example\.(com|net|org))$/)
    expect(Math.round(member.balance * 100) / 100).toBe(member.balance)
  }
})

test('everyone in the cast has the announced type, merchant and password', () => {
  for (const person of CAST) {
    expect(memberOf(person.name)).toMatchObject({
      type: person.type,
      merchant: person.merchant,
      password: person.name === 'sadia' ? '' : 'Play1234',
    })
    expect(person.story).toMatch(/^[A-Z][^\n]+\.$/)
  }
  expect(new Set(CAST.map((person) => person.name)).size).toBe(CAST.length)
  expect(new Set(CAST.map((person) => person.merchant))).toEqual(new Set(MERCHANTS))
  expect(castMember('amina').merchant).toBe('aurora1')
  expect(() => castMember('nobody')).toThrow('nobody')
})

test('each member of the cast is as the story says', () => {
  expect(memberOf('amina')).toMatchObject({ vipLabel: 'VIP6', balance: 48_250, upline: '' })
  expect(memberOf('bushra')).toMatchObject({ upline: 'bilal' })
  expect(memberOf('tariq')).toMatchObject({ type: 2, upline: '' })
  expect(memberOf('zoya').balance).toBe(0)
  expect(memberOf('nadia').firstTimeLogin).toBe(true)
  expect(memberOf('laila').status).toBe('locked')
  expect(memberOf('omar').status).toBe('self-excluded')
  expect(memberOf('sana')).toMatchObject({ vipLabel: '0', mobile: '' })
  expect(memberOf('faisal').balance).toBe(12_345_678.9)
  expect(memberOf('hina').liveModel).toBe(true)
  const tooOld = (name: string) => everydayWorld.startAt - memberOf(name).passwordChangedAt > 90 * DAY
  expect(CAST.filter((person) => tooOld(person.name)).map((person) => person.name)).toEqual(['waqar'])
  expect(members.filter((member) => member.firstTimeLogin).map((member) => member.username)).toEqual(['nadia'])
})
