import { control } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { announcementsRepository } from '@understudy/platform/features/announcements/index.ts'
import { plainWords, replyAsStaff } from '@understudy/platform/features/chat/index.ts'
import { writeLetter } from '@understudy/platform/features/inbox/index.ts'
import { membersRepository } from '@understudy/platform/features/member/index.ts'
import { cleanPicture, uploadsRepository } from '@understudy/platform/features/uploads/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { mapTexts, sameTexts, type Texts } from '@understudy/seed'
import { handle, worldNamed } from '../api/control-call.ts'
import { invalidField } from '../api/control-problem.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'

const BANNER = { side: 1_280, fit: 'inside' } as const

/** Content written by the merchant's staff; every text is sanitised before it is stored. */
export const backOfficeRoutes = [
  handle(control.writeMessage, async ({ worlds, params, body }) => {
    const content = await html(body.content)
    const world = worldNamed(worlds, params.id)
    const id = writeLetter(world, {
      memberId: memberNamed(world, body.to),
      type: body.type,
      at: world.now(),
      title: plain(body.title),
      content,
    })
    emitControlChanged(world, 'back-office')
    return { id }
  }),

  handle(control.sayInChat, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const id = replyAsStaff(world, memberNamed(world, body.to), body.text)
    emitControlChanged(world, 'back-office')
    return { id }
  }),

  handle(
    control.announce,
    async ({ worlds, params, body }) => {
      const bytes = body.picture === undefined ? undefined : await drawn(body.picture)
      const content = await html(body.content)
      // It may have been deleted meanwhile.
      const world = worldNamed(worlds, params.id)
      const now = world.now()
      if (bytes && world.use(announcementsRepository).uploadedPictures(now) >= control.SHOWN_PICTURES)
        throw invalidField(
          'picture',
          `announcements show ${control.SHOWN_PICTURES} pictures at most; leave it out, or delete or end an announcement`,
        )
      const id = world.transaction(() => {
        const name = bytes && world.use(uploadsRepository).keep('announcement', 0, bytes, now)
        return world.use(announcementsRepository).add({
          merchant: world.merchant,
          type: body.type,
          published: true,
          promotionType: '',
          readers: 0,
          title: plain(body.title),
          content,
          startDate: now,
          endDate: now + body.days * DAY,
          noExpiry: 0,
          execution: body.type === 'PU' ? body.execution : '',
          images: name ? [{ upload: name, sequence: 1 }] : [],
        })
      })
      emitControlChanged(world, 'back-office')
      return { id }
    },
    { bodyLimit: control.MOST_PICTURE + 200_000 },
  ),
]

async function drawn(base64: string): Promise<Buffer> {
  try {
    return await cleanPicture(Buffer.from(base64, 'base64'), BANNER)
  } catch (error) {
    const { cause } = error as Error
    throw invalidField('picture', `must be a PNG or JPG in base64${cause instanceof Error ? `: ${cause.message}` : ''}`)
  }
}

function memberNamed(world: World, name: string): number {
  const member = world.use(membersRepository).byName(world.merchant, name.toLowerCase())
  if (!member) throw invalidField('to', `nobody at ${world.merchant} is called ${name}`)
  return member.id
}

const inAll = (words: string | Texts): Texts => (typeof words === 'string' ? sameTexts(words) : words)
const plain = (words: string | Texts): Texts => mapTexts(inAll(words), plainWords)

async function html(words: string | Texts): Promise<Texts> {
  const { sanitiseEditorHtml } = await import('@understudy/platform/shared/editor-html.ts')
  return mapTexts(inAll(words), sanitiseEditorHtml)
}
