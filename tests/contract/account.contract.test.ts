import { member } from '@understudy/contracts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { app } from '../support/platform.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const png = (side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer()

const upload = (actor: Actor, bytes: Buffer, name = 'me.png') =>
  actor.call(member.setMemberIcon, { body: { avatarType: 'UPLOAD' }, file: { bytes, name } })

describe('the avatar', () => {
  test('an uploaded picture is given back to its owner', { tags: ['API-017', 'API-018', 'MEMBER-012'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { value } = await upload(amina, await png())
    expect(value.avatarType).toBe('UPLOAD')
    expect(await amina.get(member.memberIcon)).toEqual(value)
    const picture = await (await app()).get(value.avatar)
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const { width, height, format } = await sharp(picture.body).metadata()
    expect({ width, height, format }).toEqual({ width: 512, height: 512, format: 'webp' })
    expect((await (await world.as('zoya')).get(member.memberIcon)).avatarType).toBe('STATIC')
  })

  test('an uploaded picture loses everything but its pixels', { tags: ['VALID-021'] }, async () => {
    const amina = await (await makeWorld()).as('amina')
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#204060' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .toBuffer()
    expect(bytes.toString('latin1')).toContain('a secret place')
    const withTail = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')])
    const { value } = await upload(amina, withTail, 'me.jpg')
    const stored = (await (await app()).get(value.avatar)).body as Buffer
    expect(stored.toString('latin1')).not.toMatch(/a secret place|<script>/)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  })

  test('a picture of more than 50 megapixels is refused by its size', { tags: ['VALID-021'] }, async () => {
    const amina = await (await makeWorld()).as('amina')
    const large = sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#fff' } })
    const { code, status } = await upload(amina, await large.png({ compressionLevel: 1 }).toBuffer())
    expect({ code, status }).toEqual({ code: 'upload.size', status: 413 })
  })

  test.each([
    ['a gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['an svg that calls itself png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a png that is cut off', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused by its content', { tags: ['VALID-021'] }, async (_name, bytes) => {
    const amina = await (await makeWorld()).as('amina')
    const before = await amina.get(member.memberIcon)
    const refused = await upload(amina, bytes)
    expect({ code: refused.code, status: refused.status }).toEqual({ code: 'upload.type', status: 415 })
    expect(await amina.get(member.memberIcon)).toEqual(before)
  })

  test('a picture above five megabytes is refused', { tags: ['VALID-021'] }, async () => {
    const amina = await (await makeWorld()).as('amina')
    const big = Buffer.concat([await png(), Buffer.alloc(member.PICTURES.maxBytes)])
    expect((await upload(amina, big)).code).toBe('upload.size')
  })

  test('a ready avatar can be chosen, another address cannot', async () => {
    const amina = await (await makeWorld()).as('amina')
    const ready = await amina.get(member.avatars)
    expect(ready).toHaveLength(24)
    const avatar = ready[6] ?? ''
    const changed = await amina.call(member.setMemberIcon, { body: { avatarType: 'STATIC', avatar } })
    expect(changed.value).toEqual({ avatar, avatarType: 'STATIC' })
    for (const foreign of ['/img/a1/merchant/aurora1.svg', 'https://evil.example/x.png']) {
      const refused = await amina.call(member.setMemberIcon, { body: { avatarType: 'STATIC', avatar: foreign } })
      expect(refused.detail.fields).toEqual({ avatar: ['enum'] })
    }
    const empty = await amina.call(member.setMemberIcon, { body: { avatarType: 'UPLOAD' } })
    expect(empty.detail.fields).toEqual({ icon: ['required'] })
  })

  test('choosing a ready avatar deletes the uploaded one', async () => {
    const amina = await (await makeWorld()).as('amina')
    const { value } = await upload(amina, await png())
    const [avatar = ''] = await amina.get(member.avatars)
    await amina.call(member.setMemberIcon, { body: { avatarType: 'STATIC', avatar } })
    expect((await (await app()).get(value.avatar)).status).toBe(404)
    expect((await (await app()).get('/img/upload/nowhere/0.webp')).status).toBe(404)
  })
})

describe('the profile', () => {
  test('nickname and birthday are changed once', { tags: ['API-064'] }, async () => {
    const amina = await (await makeWorld()).as('amina')
    const before = await amina.get(member.memberInfo)
    expect(before).toMatchObject({ birthday: '', editable: { nickname: true, email: false, birthday: true } })
    const after = await amina.get(member.editMember, { body: { nickname: 'آمنہ', birthday: '1990-02-28' } })
    expect(after).toMatchObject({
      nickname: 'آمنہ',
      birthday: '1990-02-28',
      editable: { nickname: false, email: false, birthday: false },
    })
    expect(await amina.get(member.memberInfo)).toEqual(after)
    const secondEdit = await amina.call(member.editMember, { body: { nickname: 'Another' } })
    expect({ code: secondEdit.code, fields: secondEdit.detail.fields }).toEqual({
      code: 'profile.edited',
      fields: { nickname: ['once'] },
    })
    const birthday = await amina.call(member.editMember, { body: { birthday: '1991-01-01' } })
    expect(birthday.code).toBe('profile.edited')
  })

  test('several changes of a profile are stored together or not at all', async () => {
    const amina = await (await makeWorld()).as('amina')
    await amina.call(member.editMember, { body: { nickname: 'Aminah', birthday: '2020-01-01' } })
    expect((await amina.get(member.memberInfo)).nickname).toBe('Amina')
  })

  test('an e-mail address can be added if missing, and must be unused', async () => {
    const world = await makeWorld()
    const gulab = await world.as('gulab')
    expect((await gulab.get(member.memberInfo)).editable.email).toBe(true)
    const refusal = await gulab.call(member.editMember, { body: { email: 'Amina@Mail.example' } })
    expect(refusal.code).toBe('email.exists')
    const edited = await gulab.get(member.editMember, { body: { email: 'Gulab@Mail.example' } })
    expect({ toldEmail: edited.email, editableEmail: edited.editable.email }).toEqual({
      toldEmail: 'g•••@mail.example',
      editableEmail: false,
    })
    expect((await gulab.call(member.editMember, { body: { email: 'x@mail.example' } })).code).toBe('profile.edited')
  })

  test.each([
    [18, 'amina', '2008-03-10', true],
    [18, 'amina', '2008-03-11', false],
    [18, 'amina', '1900-01-01', false],
    [21, 'amina', '2005-03-10', true],
    [21, 'amina', '2005-03-11', false],
  ] as const)(
    'at a minimum age of %i, %s with the birthday %s passes: %s',
    { tags: ['VALID-022', 'VALID-026'] },
    async (minimumAge, name, birthday, passes) => {
      const world = await makeWorld()
      await world.settings({ merchantSettings: { minimumAge } })
      const actor = await world.as(name)
      const answer = await actor.call(member.editMember, { body: { birthday } })
      if (passes) expect(answer.value.birthday).toBe(birthday)
      else expect(answer.detail.fields).toEqual({ birthday: ['range'] })
    },
  )

  test('a birthday that is no day, a nickname of signs and an empty edit are refused', async () => {
    const amina = await (await makeWorld()).as('amina')
    const fields = async (body: object) => (await amina.call(member.editMember, { body })).detail.fields
    expect(await fields({ birthday: '1990-02-30' })).toEqual({ birthday: ['pattern'] })
    expect(await fields({ nickname: '<b>me</b>' })).toEqual({ nickname: ['pattern'] })
    expect(await fields({ nickname: 'x' })).toEqual({ nickname: ['range'] })
    expect(await fields({})).toEqual({ body: ['required'] })
  })
})
