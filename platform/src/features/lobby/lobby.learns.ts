import { lobby } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

/** A notice that is read of and shown no more. */
const OVER = { type: 'PL', starts: '-60d', ends: '-1d', noExpiry: 0 } as const
/** Growth of a jackpot that was seen once, currency units per second. */
const SOME_GROWTH = 1

export const lobbyLearns: readonly Learns[] = [
  learns(lobby.lobbyNews, (lines, into) =>
    into.listed(
      'news',
      lines.map(({ id, title, publishedAt }) => ({ id, title: into.words(title), published: into.when(publishedAt) })),
    ),
  ),
  learns(lobby.popular, (list, into) => {
    into.finally((file) => {
      if (!file.announcements) return
      const shown = new Set(file.announcements.map(({ id }) => id))
      for (const { id, title, readers } of list) {
        into.keep('announcements', { id, title: into.words(title), readers, ...(!shown.has(id) && OVER) })
        if (!shown.has(id)) into.invented('announcements', 'texts and dates of those that are over')
      }
    })
  }),
  learns(lobby.rankList, (list, into) => {
    into.finally((file) => {
      const known = new Set(file.games?.map(({ nodeId }) => nodeId))
      for (const { nodeId, launches } of list)
        if (known.has(nodeId)) into.keep('games', { nodeId, launches })
        else into.leftOut('ranking', 'games that no recorded list has')
    })
  }),
  learns(lobby.winners, (list, into) =>
    into.finally((file) => {
      const nodes = new Map(
        (file.games ?? []).flatMap(({ name, nodeId }) => Object.values(Object(name)).map((word) => [word, nodeId])),
      )
      into.listed(
        'winners',
        list.flatMap(({ vo: { userName, gameName, winAmount, wonAt } }) => {
          const nodeId = nodes.get(gameName)
          if (nodeId === undefined) into.leftOut('winners', 'those of games that no recorded list has')
          // Names on the board are masked already; one that is not is somebody's.
          const account = /[•*]/.test(userName) ? userName : into.person(userName)
          return nodeId === undefined
            ? []
            : [{ account: account.slice(0, 40), nodeId, amount: winAmount, at: into.when(wonAt) }]
        }),
      )
    }),
  ),
  learns(lobby.jackpot, (list, into) => {
    into.listed(
      'jackpots',
      list.map(({ vendor, amount }) => ({ vendor, base: amount, perSecond: SOME_GROWTH })),
    )
    into.invented('jackpots', 'how fast they grow')
  }),
]
