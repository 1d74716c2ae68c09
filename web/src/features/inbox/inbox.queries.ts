import type { ReplyOf } from '@understudy/contracts/endpoint'
import {
  deleteMessages,
  inbox,
  type Message,
  readAllMessages,
  readMessages,
  restoreMessages,
} from '@understudy/contracts/inbox'
import { inboxCount } from '@/domain/unread'
import { call, closeGap, errorText, listState, queryClient, refresh, restartPages, useApiPages } from '@/shared/api'
import { useSeenAgain } from '@/shared/device/visible'
import { text } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'

type Page = ReplyOf<typeof inbox>
type Pages = { pages: Page[]; pageParams: number[] }

/** The messages to the member, page by page. */
export function useInbox() {
  const pages = useApiPages(inbox, (page) => ({ query: { page } }))
  // Another tab or device may have read and deleted meanwhile.
  useSeenAgain(askAgain)
  const loaded = pages.data?.pages ?? []
  return {
    messages: loaded.flatMap(({ content }) => content),
    total: loaded[0]?.totalCount,
    list: listState(pages),
  }
}

const askAgain = () => void refresh(inbox)

const isInbox = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === inbox.name

/** Changes what is on screen before the platform has answered; a reply on its way does not know of it yet. */
async function changeShown(change: (page: Page) => Page) {
  await queryClient.cancelQueries({ predicate: isInbox })
  queryClient.setQueriesData<Pages>(
    { predicate: isInbox },
    (data) => data && { ...data, pages: data.pages.map(change) },
  )
}

/**
 * Does something to messages: at once on screen, then on the platform, whose count is taken over. Every such call may
 * be sent twice, so one whose answer was lost does no harm: what is true is asked for.
 */
async function settle(work: Promise<{ unread: number }>, silent: boolean): Promise<void> {
  try {
    inboxCount.set((await work).unread)
  } catch (error) {
    if (!silent) toast.error(errorText(error))
    await Promise.all([restartPages(inbox), inboxCount.refresh()])
  }
}

/** Marks a message read because it was opened; a mark that does not arrive comes back as unread with the list. */
export async function markRead(message: Message) {
  if (message.read) return
  inboxCount.change(-1)
  await changeShown((page) => ({
    ...page,
    content: page.content.map((other) => (other.id === message.id ? { ...other, read: true } : other)),
  }))
  await settle(call(readMessages, { body: { messageIds: [message.id] } }), true)
}

/** Marks all read that are known here; what has arrived meanwhile stays unread. */
export async function markAllRead(messages: readonly Message[]) {
  const upTo = Math.max(...messages.map(({ id }) => id))
  inboxCount.set(0)
  await changeShown((page) => ({ ...page, content: page.content.map((message) => ({ ...message, read: true })) }))
  await settle(call(readAllMessages, { body: { upTo } }), false)
}

/** Deleted within one message about it, and brought back together. */
let undoable: number[] = []
/** Deletions that are not answered yet; a list asked for meanwhile would bring their messages back. */
let underWay = 0

/** Deletes a message, and offers to bring it back. */
export async function removeMessage(message: Message) {
  if (!message.read) inboxCount.change(-1)
  const ids = [...undoable.filter((id) => id !== message.id), message.id]
  undoable = ids
  await changeShown((page) => {
    const content = page.content.filter(({ id }) => id !== message.id)
    return { ...page, content, totalCount: page.totalCount - (page.content.length - content.length) }
  })
  const deleted = call(deleteMessages, { query: { messageIds: String(message.id) } })
  const undo = async () => {
    undoable = []
    // Only what has been deleted can be brought back.
    await deleted.catch(() => {})
    await settle(call(restoreMessages, { body: { messageIds: ids } }), false)
    await restartPages(inbox)
  }
  toast.undoable(text('inbox:deleted', { count: ids.length }), { label: text('inbox:undo'), run: undo }, 'deleted')
  setTimeout(() => {
    if (undoable === ids) undoable = []
  }, TOAST.long)
  underWay += 1
  await settle(deleted, false)
  underWay -= 1
  if (underWay === 0) await closeGap(inbox)
}
