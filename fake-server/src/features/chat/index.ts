/** What other parts of the server may know of this feature. */
export { chatRepository } from './chat.repository.ts'
export { atDesk, nextOpening } from './hours.ts'
export { isTyping, plainWords, same, say, sayAtDesk } from './talk.ts'
