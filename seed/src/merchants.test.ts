import { artUrl } from '@understudy/art'
import { MODULE_IDS, system } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import { expect, test } from 'vitest'
import { countBy, everydayWorld } from './testing/everyday.ts'

const { merchants } = everydayWorld
const merchantOf = (code: string) => {
  const match = merchants.find((merchant) => merchant.code === code)
  if (!match) throw new Error(`No merchant ${code}`)
  return match
}
const footer = (code: string) => countBy(merchantOf(code).resources, (resource) => resource.resourceType)

test('each of the five merchants says of every module whether it is on', () => {
  expect(merchants.map((merchant) => merchant.code)).toEqual([...MERCHANTS])
  for (const { flags } of merchants) expect(Object.keys(flags).sort()).toEqual([...MODULE_IDS].sort())
  const switchedOn = (code: string) => Object.values(merchantOf(code).flags).filter(Boolean).length
  expect(MODULE_IDS.filter((id) => !merchantOf('aurora1').flags[id])).toEqual(['LOGINIPVERF3', 'GEETEST3'])
  expect(switchedOn('basalt2')).toBe(8)
  expect(merchantOf('aurora1').settings).toMatchObject({ memCen: '1', depFunc: '1', isSingle: 1 })
  expect(merchantOf('cedar3').settings.isSingle).toBe(0)
})

test('no two merchants share brand, licence, domain or addresses', () => {
  for (const differs of [
    merchants.map((merchant) => merchant.brand.EN),
    merchants.map((merchant) => merchant.licence.EN),
    merchants.map((merchant) => merchant.settings.mainDomain),
    merchants.flatMap((merchant) => merchant.customerService.map((entry) => entry.address)),
  ])
    expect(new Set(differs).size).toBe(differs.length)
})

test('every merchant has the four kinds of customer service', () => {
  for (const { customerService } of merchants)
    expect(customerService.map((entry) => entry.csType ?? entry.title)).toEqual([
      'LIVECHAT',
      'LIVECHAT 1',
      'CS',
      'whatsapp',
    ])
})

test('full merchants have a complete footer, and only aurora1 has a video', () => {
  for (const code of ['aurora1', 'cedar3'])
    expect(footer(code)).toMatchObject({ SPONSOR: 9, PAYMENT: 8, RESPONSIBLE: 4, LICENCE: 1 })
  expect(Object.keys(footer('aurora1')).sort()).toEqual([...system.RESOURCE_TYPES].sort())
  for (const code of MERCHANTS) expect('YOUTUBE' in footer(code)).toBe(code === 'aurora1')
})

test('the payment marks of a footer are the merchant’s deposit channels, in order', () => {
  for (const { code, resources } of merchants) {
    const marks = resources
      .filter(({ resourceType }) => resourceType === 'PAYMENT')
      .map(({ image, title }) => ({ image, title }))
    const channels = everydayWorld.depositChannels
      .filter(({ merchant }) => merchant === code)
      .map(({ facts: { logo, name } }) => ({ image: artUrl.payment(logo), title: name }))
    expect(marks.length).toBeGreaterThan(5)
    expect(marks).toEqual(channels.slice(0, marks.length))
  }
})

test('Cricket and every mark of the footer lead to a page of the stage', () => {
  for (const { settings, resources } of merchants) {
    expect(settings.cricketUrl).toBe('{stage}/cricket/{site}')
    const addresses = resources.filter(({ url }) => !url.startsWith('/')).map(({ url }) => url)
    expect(addresses.filter((url) => !/^\{stage\}\/site\/\{site\}\/[a-z]+\/[a-z0-9-]+$/.test(url))).toEqual([])
    expect(new Set(addresses).size).toBe(addresses.length)
  }
})

test('marks of the footer have a picture and a name', () => {
  const marks = merchants
    .flatMap((merchant) => merchant.resources)
    .filter(({ resourceType }) => ['SPONSOR', 'PAYMENT', 'RESPONSIBLE', 'LICENCE'].includes(resourceType))
  expect(marks.filter((mark) => !mark.image || !mark.title)).toEqual([])
})
