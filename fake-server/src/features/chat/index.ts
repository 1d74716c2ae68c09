/** The public API of this feature for other parts of the server. */
export { chatRepository } from './chat.repository.ts'
export { atDesk, nextOpening } from './hours.ts'
export { isTyping, plainWords, same, say, sayAtDesk } from './talk.ts'
