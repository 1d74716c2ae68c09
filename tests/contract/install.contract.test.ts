import { type MerchantCode, system } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { app, stage } from '../support/platform.ts'
import { makeWorld } from '../support/world.ts'

const bytes = (path: string, world: string, headers: Record<string, string> = {}) =>
  app().then((agent) =>
    agent
      .get(path)
      .set('Cookie', `world=${world}`)
      .set(headers)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => done(null, Buffer.concat(parts)))
      }),
  )

/** CMS signed data contains the text unencoded. */
const inside = (document: Buffer) => /<\?xml[\s\S]*<\/plist>/.exec(document.toString('latin1'))?.[0] ?? ''

describe('the download links of a merchant', () => {
  test.each(MERCHANTS)(
    '%s: every download link leads to a file of its own kind',
    { tags: ['DATA-022'] },
    async (merchant) => {
      const world = await makeWorld()
      const { resources } = await world.visitor({ merchant }).get(system.settings)
      const links = resources.filter(({ resourceType }) => system.DOWNLOADS.some((known) => known === resourceType))
      expect(links.length).toBeGreaterThan(0)
      for (const { resourceType, url } of links) {
        const { status, headers } = await bytes(url, world.id)
        if (resourceType === 'IOS') {
          expect({ status, location: headers.location }).toEqual({
            status: 302,
            location: expect.stringMatching(`/store/${merchant}\\?language=UR$`),
          })
          expect((await (await stage()).get(`/store/${merchant}`)).text).toContain('<main')
        } else {
          expect(status).toBe(200)
          expect(headers['content-disposition']).toContain('attachment; filename="')
        }
      }
    },
  )

  test('the profile is CMS signed data around a web clip, in the type iOS wants', { tags: ['POPUP-023'] }, async () => {
    const world = await makeWorld()
    const { headers, body } = await bytes('/download/aurora1/aurora.mobileconfig', world.id)
    expect(headers['content-type']).toBe('application/x-apple-aspen-config')
    // A DER sequence that begins with the object identifier of signed data, 1.2.840.113549.1.7.2.
    expect(body.subarray(0, 1).toString('hex')).toBe('30')
    expect(body.subarray(4, 15).toString('hex')).toBe('06092a864886f70d010702')
    const text = inside(body)
    for (const part of [
      'com.apple.webClip.managed',
      '<key>Label</key><string>Aurora</string>',
      '/m/home?webclip=1</string>',
      '<key>IsRemovable</key><true/>',
    ])
      expect(text).toContain(part)
    const [, icon = ''] = /<key>Icon<\/key><data>([^<]+)<\/data>/.exec(text) ?? []
    expect(Buffer.from(icon, 'base64').subarray(1, 4).toString()).toBe('PNG')
    const secondDownload = inside((await bytes('/download/aurora1/aurora.mobileconfig', world.id)).body)
    expect(secondDownload).toBe(text)
  })

  test('the package of Android is a zip that says what it is', async () => {
    const world = await makeWorld()
    const { headers, body } = await bytes('/download/aurora1/aurora.apk', world.id)
    expect(headers['content-type']).toBe('application/vnd.android.package-archive')
    expect(body.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    expect(body.toString('latin1')).toContain('AndroidManifest.xml')
    expect((await bytes('/download/aurora1/aurora.apk', world.id)).body.equals(body)).toBe(true)
  })

  test.each(['/download/aurora1/other.apk', '/download/nobody/ios', '/download/aurora1/..%2f..%2fpackage.json'])(
    'the download %s is not found',
    async (path) => {
      const world = await makeWorld()
      expect((await bytes(path, world.id)).status).toBe(404)
    },
  )

  test('a download link that is switched off is no longer a resource', { tags: ['POPUP-016'] }, async () => {
    const world = await makeWorld()
    await world.settings({ merchantSettings: { downloads: ['Android'] } })
    const { resources } = await world.guest.get(system.settings)
    const types = resources.map(({ resourceType }) => resourceType)
    expect({
      android: types.includes('Android'),
      ios: types.includes('IOS'),
      mobileConfig: types.includes('MOBILECONFIG'),
    }).toEqual({ android: true, ios: false, mobileConfig: false })
  })
})

describe('the web app manifest', () => {
  test('the web app manifest is of the world’s merchant, with icons that exist', async () => {
    const world = await makeWorld()
    await world.settings({ merchant: 'cedar3' })
    const { headers, body } = await bytes('/manifest.webmanifest', world.id)
    expect(headers['content-type']).toContain('application/manifest+json')
    const manifest = JSON.parse(body.toString())
    expect(manifest).toMatchObject({ name: 'Cedar', start_url: '/m/home', scope: '/', display: 'standalone' })
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
    for (const { src, type } of manifest.icons) {
      const icon = await bytes(src, world.id)
      expect({ status: icon.status, contentType: icon.headers['content-type'] }).toEqual({
        status: 200,
        contentType: expect.stringContaining(type),
      })
    }
    expect((await bytes('/apple-touch-icon.png', world.id)).headers['content-type']).toBe('image/png')
  })

  const hasScreenshots = async (merchant: MerchantCode) => {
    const world = await makeWorld()
    await world.settings({ merchant })
    const screenshotOf = async (language: string) => {
      const { body } = await bytes('/manifest.webmanifest', world.id, { 'accept-language': language })
      const [screenshot] = JSON.parse(body.toString()).screenshots
      const picture = await bytes(screenshot.src, world.id)
      const { format, width, height } = await sharp(picture.body).metadata()
      expect({ formFactor: screenshot.form_factor, sizes: screenshot.sizes, type: screenshot.type }).toEqual({
        formFactor: 'narrow',
        sizes: `${width}x${height}`,
        type: `image/${format}`,
      })
      // Browsers skip larger ones, and those more than 2.3 times as high as wide.
      expect(height / width).toBeLessThanOrEqual(2.3)
      return picture.body
    }
    const [urdu, english] = [await screenshotOf('ur'), await screenshotOf('en')]
    expect(urdu.equals(english)).toBe(false)
  }

  test.each(MERCHANTS)(
    'the manifest of %s has a screenshot of its declared size in each language',
    { tags: ['all'] },
    hasScreenshots,
  )

  test.each([
    ['', 'ur', 'rtl', ['رقم جمع کرائیں', 'لاٹری', 'ان باکس']],
    ['ur-Latn', 'ur-Latn', 'ltr', ['Raqam jama karayein', 'Lottery', 'Inbox']],
    ['en-GB', 'en', 'ltr', ['Deposit', 'Lottery', 'Inbox']],
  ])('the manifest for "%s" has shortcuts to deposit, lottery and inbox', async (accepted, lang, dir, names) => {
    const world = await makeWorld()
    const { body } = await bytes('/manifest.webmanifest', world.id, accepted ? { 'accept-language': accepted } : {})
    const { shortcuts, ...manifest } = JSON.parse(body.toString())
    expect(manifest).toMatchObject({ lang, dir })
    expect(shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
      [names[0], '/m/voucherCenter'],
      [names[1], '/m/lottery'],
      [names[2], '/m/webEmail'],
    ])
  })
})
