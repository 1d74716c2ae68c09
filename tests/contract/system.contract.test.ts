import { FLAGS, MODULE_IDS, MODULES, readWhitelabel, system, type WhitelabelNode } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { makeWorld } from '../support/world.ts'

const idsOf = (nodes: readonly WhitelabelNode[]): string[] =>
  nodes.flatMap((node) => [node.modId, ...idsOf(node.childrenNodes)])

describe('status', () => {
  test('maintenance gives 1, also with restriction, restriction alone 2, neither 0', {
    tags: ['API-055', 'STATUS-001'],
  }, async () => {
    const world = await makeWorld()
    const codes = []
    for (const status of [
      { maintenance: false, regionRestriction: false },
      { maintenance: true, regionRestriction: false },
      { maintenance: false, regionRestriction: true },
      { maintenance: true, regionRestriction: true },
    ]) {
      await world.settings({ status })
      codes.push(system.statusCodeOf(await world.guest.get(system.systemStatus)))
    }
    expect(codes).toEqual([0, 1, 2, 1])
  })

  test('maintenance tells its times, a restriction the visitor’s address and country', {
    tags: ['API-055', 'DATA-028'],
  }, async () => {
    const maintained = await (await makeWorld({ scenario: 'maintenance' })).guest.get(system.systemStatus)
    expect(maintained.maintenance && maintained.maintenance.endTime - maintained.maintenance.startTime).toBe(7_200_000)
    // With an empty message, the app shows its own text.
    expect(maintained.maintenance).toMatchObject({ message: '' })
    const blocked = await (await makeWorld({ scenario: 'region-blocked' })).guest.get(system.systemStatus)
    expect(blocked.location).toEqual({ ip: '203.0.113.24', country: 'XZ' })
  })
})

describe('system settings', () => {
  test('the consolidated settings have nine fields that equal the status call', {
    tags: ['API-019', 'DATA-027'],
  }, async () => {
    const { guest, visitor } = await makeWorld()
    const { body } = await guest.call(system.settings)
    expect(body).toMatchObject({
      value: {
        mainDomain: 'aurora.example',
        imageCDNs: [expect.any(String)],
        domainRoute: { merchantCode: 'aurora1' },
        mobileTemplate: { mem_cen: '1', dep_func: '1' },
        register: { methods: ['username', 'mobileNum'], captcha: { enabled: true } },
        customerService: expect.arrayContaining([{ csType: 'LIVECHAT', path: expect.any(String) }]),
        resources: expect.arrayContaining([{ resourceType: 'IOS', url: expect.any(String) }]),
        whitelabel: expect.arrayContaining([expect.objectContaining({ modId: expect.any(String) })]),
        paths: expect.any(Object),
      },
    })
    expect((await visitor({ merchant: 'cedar3' }).get(system.settings)).mainDomain).toBe('cedar.example')
    expect(await guest.get(system.settings)).toEqual((await guest.get(system.systemStatus)).info)
  })

  test('the tree holds every known switch once, and two merchants differ', {
    tags: ['API-056', 'FLAGS-001'],
  }, async () => {
    const world = await makeWorld()
    const full = await world.guest.get(system.whitelabel)
    const ids = idsOf(full)
    expect(ids).toEqual(expect.arrayContaining([...MODULE_IDS]))
    expect(new Set(ids).size).toBe(ids.length)
    const small = await world.visitor({ merchant: 'basalt2' }).get(system.whitelabel)
    expect(readWhitelabel(full).missions).toBe(true)
    expect(readWhitelabel(small).missions).toBe(false)
  })

  test('an absent switch counts as off, and so does everything below one that is off', { tags: ['FLAGS-001'] }, () => {
    expect(readWhitelabel([]).liveChat).toBe(false)
    const below = [
      {
        modId: 'COMM3',
        enabled: '0' as const,
        childrenNodes: [{ modId: 'CBS3', enabled: '1' as const, childrenNodes: [] }],
      },
    ]
    expect(readWhitelabel(below).liveChat).toBe(false)
  })

  test('a flag is switched by id or name for one world, and cached answers follow', async () => {
    const world = await makeWorld()
    expect(readWhitelabel(await world.guest.get(system.whitelabel)).liveChat).toBe(true)
    await world.settings({ flags: { CBS3: false, missions: false } })
    const after = readWhitelabel(await world.guest.get(system.whitelabel))
    expect({ liveChat: after.liveChat, missions: after.missions }).toEqual({ liveChat: false, missions: false })
    expect(readWhitelabel(await world.visitor({ merchant: 'cedar3' }).get(system.whitelabel)).liveChat).toBe(true)
    const other = await makeWorld()
    expect(readWhitelabel(await other.guest.get(system.whitelabel)).liveChat).toBe(true)
  })

  test('templates give mem_cen and dep_func as the merchant has them', {
    tags: ['API-062', 'STATUS-005'],
  }, async () => {
    const world = await makeWorld()
    expect(await world.guest.get(system.templates)).toEqual({ mem_cen: '1', dep_func: '1' })
    await world.settings({ merchantSettings: { memCen: '0', depFunc: '2' } })
    expect(await world.visitor({ merchant: 'cedar3' }).get(system.templates)).not.toEqual({
      mem_cen: '0',
      dep_func: '2',
    })
    expect(await world.guest.get(system.templates)).toEqual({ mem_cen: '0', dep_func: '2' })
  })

  test('the domain route names the merchant and its hosts', { tags: ['API-057'] }, async () => {
    const route = await (await makeWorld()).guest.get(system.domainRoute)
    expect(route.merchantCode).toBe('aurora1')
    expect(route.domain).toBe('aurora.example')
    expect(route.routes.length).toBeGreaterThan(0)
    expect(route.routes.every((host) => host.endsWith(route.domain))).toBe(true)
    const cedar = await (await makeWorld()).visitor({ merchant: 'cedar3' }).get(system.domainRoute)
    expect({ merchantCode: cedar.merchantCode, domain: cedar.domain }).toEqual({
      merchantCode: 'cedar3',
      domain: 'cedar.example',
    })
  })

  test('countries carry dialing codes, the visitor’s own first', { tags: ['API-021'] }, async () => {
    const world = await makeWorld()
    const countries = await world.guest.get(system.countries)
    expect(countries[0]).toMatchObject({ code: 'PK', dialingCode: '92' })
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(countries.every(({ dialingCode }) => /^\d{1,4}$/.test(dialingCode))).toBe(true)
    await world.settings({ country: 'BD' })
    const [first] = await world.guest.get(system.countries)
    expect({ code: first?.code, dialingCode: first?.dialingCode }).toEqual({ code: 'BD', dialingCode: '880' })
  })

  test('promotions, VIP, download window, reminder and social login are in the settings', {
    tags: ['FLAGS-025', 'FLAGS-026', 'FLAGS-027', 'FLAGS-029'],
  }, async () => {
    const world = await makeWorld()
    await world.settings({
      promotions: { REFERRAL: false },
      merchantSettings: { vip: false, appDownloadWindow: false, appDownloadReminder: false },
    })
    const info = await world.guest.get(system.settings)
    expect(info.promotions).toMatchObject({ REFERRAL: { enabled: false }, APP_DOWNLOAD: { enabled: true } })
    expect({ enabled: info.vip.enabled, appDownload: info.appDownload }).toEqual({
      enabled: false,
      appDownload: { window: false, reminder: false },
    })
    expect(Object.keys(info.social).sort()).toEqual(['cloudReady', 'cloudSms', 'facebook', 'google'])
  })

  test('resources hold the app links and all ten follow-us kinds', { tags: ['DATA-022', 'DATA-025'] }, async () => {
    const { resources } = await (await makeWorld()).guest.get(system.settings)
    const kinds = new Set(resources.map(({ resourceType }) => resourceType))
    for (const kind of [
      'IOS',
      'Android',
      'MOBILECONFIG',
      'AppDownloadIcon',
      'GOOGLE',
      'TWITTER',
      'INSTAGRAM',
      'LINE',
      'SKYPE',
      'FACEBOOK',
      'YOUTUBE',
      'TELEGRAM',
      'TIKTOK',
      'WHATSAPP',
    ])
      expect(kinds).toContain(kind)
  })

  test('the path of a service entry is obscured and opens with its last eight characters', {
    tags: ['DATA-023', 'API-060', 'MSG-009'],
  }, async () => {
    const { guest } = await makeWorld()
    const { customerService } = await guest.get(system.settings)
    expect(await guest.get(system.customerService)).toEqual(customerService)
    expect(customerService.flatMap(({ csType, title }) => csType ?? title).sort()).toEqual([
      'CS',
      'LIVECHAT',
      'LIVECHAT 1',
      'whatsapp',
    ])
    for (const { path } of customerService) {
      expect(path).not.toMatch(/^https?:/)
      expect(revealed(path)).toMatch(/^https?:\/\/.+\/(desk|contact)\//)
    }
  })

  test.each(['UR', 'UR-LA', 'EN'] as const)('a visitor who reads %s gets contact pages in it', async (language) => {
    const world = await makeWorld()
    const customerService = await world.visitor({ language }).get(system.customerService)
    expect(customerService.map(({ path }) => new URL(revealed(path)).searchParams.get('language'))).toEqual(
      Array(4).fill(language),
    )
  })
})

/** The address within an obscured path. */
function revealed(path: string): string {
  const key = path.slice(-8)
  const bytes = Buffer.from(path.slice(0, -8), 'base64').map((byte, i) => byte ^ key.charCodeAt(i % 8))
  return Buffer.from(bytes).toString()
}

test('the module table has exactly the ten ids of the specification', { tags: ['FLAGS-023'] }, () => {
  expect(Object.values(MODULES).sort()).toEqual([
    'AGEANNOUNCE3',
    'AGEDOWNMAN3',
    'AGEINFO3',
    'CAPTCHA3',
    'CBS3',
    'COMM3',
    'FUNDTRANS3',
    'MEMTRANS3',
    'PERSPNL3',
    'REG3',
  ])
})

test('the flag table has exactly the twenty-one names of the specification', { tags: ['FLAGS-001'] }, () => {
  const named =
    'MOBILEVERCODELOGIN3, GOOGLELOGIN3, FACEBOOKLOGIN3, MISSIONLB3, MANPLAYREB3, REWCEN3, DEPRECM3, WITHREC3, TRANSREC3, TRANSBETREPMEM3, PERSREP, MAILCEN, AGEPAG, REGCEN, DOWNMAN, GAMSER, TEAMBETTING3, AGETEAMPNL3, AGETRANSFERUP3, CBS3, AGENTPOLICY3'
  expect(Object.values(FLAGS).join(', ')).toBe(named)
})
