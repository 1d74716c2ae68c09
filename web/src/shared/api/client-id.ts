import { uuid } from '@/shared/uuid'

/** Names this page load to the server, whose events say by it which writes are the page's own. */
export const clientId = uuid()
