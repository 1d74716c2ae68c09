import type { ReplyOf } from '@understudy/contracts/endpoint'
import {
  deleteMessages,
  inbox,
  type Message,
  readAllMessages,
  readMessages,
  restoreMessages,
} from '@understudy/contracts/inbox'
import { create } from 'zustand'
import { inboxCount } from '@/domain/unread'
import {
  call,
  changePages,
  closeGap,
  errorText,
  invalidate,
  listState,
  queryClient,
  repliesOf,
  restartPages,
  useApiPages,
} from '@/shared/api'
import { useSeenAgain } from '@/shared/device/visible'
import { text } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'

type Page = ReplyOf<typeof inbox>

/** The messages to the member, page by page. */
export function useInbox() {
  const pages = useApiPages(inbox, (page) => ({ query: { page } }))
  // Refetched, as another tab or device may have read or deleted messages.
  useSeenAgain(refetchInbox)
  const loaded = pages.data?.pages ?? []
  return {
    messages: loaded.flatMap(({ content }) => content),
    total: loaded[0]?.totalCount,
    list: listState(pages),
  }
}

const refetchInbox = () => void invalidate(inbox)

/** Optimistic update; cancels refetches in flight, which do not know of the change yet. */
async function changeShown(change: (page: Page) => Page) {
  await queryClient.cancelQueries(repliesOf(inbox))
  changePages(inbox, change)
}

/**
 * An action on messages: optimistic, then sent to the platform, whose unread count is adopted. All these calls are
 * idempotent; after a failure the list is refetched.
 */
async function settle(work: Promise<{ unread: number }>, silent: boolean): Promise<void> {
  try {
    inboxCount.set((await work).unread)
  } catch (error) {
    if (!silent) toast.error(errorText(error))
    await Promise.all([restartPages(inbox), inboxCount.invalidate()])
  }
}

/** Marks an opened message read; after a failure the refetched list shows it as unread. */
export async function markMessageRead(message: Message) {
  if (message.read) return
  inboxCount.change(-1)
  await changeShown((page) => ({
    ...page,
    content: page.content.map((other) => (other.id === message.id ? { ...other, read: true } : other)),
  }))
  await settle(call(readMessages, { body: { messageIds: [message.id] } }), true)
}

/** Marks all loaded messages read; those that arrived meanwhile stay unread. */
export async function markAllRead(messages: readonly Message[]) {
  const upTo = Math.max(...messages.map(({ id }) => id))
  inboxCount.set(0)
  await changeShown((page) => ({ ...page, content: page.content.map((message) => ({ ...message, read: true })) }))
  await settle(call(readAllMessages, { body: { upTo } }), false)
}

const deletions = create<{
  /** Messages deleted while one toast is shown, which are restored together. */
  undoable: readonly number[]
  /** Deletions in flight; a refetched list must not show their messages again. */
  inFlight: number
}>(() => ({ undoable: [], inFlight: 0 }))

const countInFlight = (by: 1 | -1) => deletions.setState(({ inFlight }) => ({ inFlight: inFlight + by }))

/** Deletes a message with an undo toast. */
export async function removeMessage(message: Message) {
  if (!message.read) inboxCount.change(-1)
  const ids = [...deletions.getState().undoable.filter((id) => id !== message.id), message.id]
  deletions.setState({ undoable: ids })
  await changeShown((page) => {
    const content = page.content.filter(({ id }) => id !== message.id)
    return { ...page, content, totalCount: page.totalCount - (page.content.length - content.length) }
  })
  const deleted = call(deleteMessages, { query: { messageIds: String(message.id) } })
  const undo = async () => {
    deletions.setState({ undoable: [] })
    // Waits for the deletion, as only a deleted message can be restored.
    await deleted.catch(() => {})
    await settle(call(restoreMessages, { body: { messageIds: ids } }), false)
    await restartPages(inbox)
  }
  toast.undoable(text('inbox:deleted', { count: ids.length }), { label: text('inbox:undo'), run: undo }, 'deleted')
  setTimeout(() => {
    if (deletions.getState().undoable === ids) deletions.setState({ undoable: [] })
  }, TOAST.long)
  countInFlight(1)
  await settle(deleted, false)
  countInFlight(-1)
  if (deletions.getState().inFlight === 0) await closeGap(inbox)
}
