import { type Dice, diceFrom } from '@understudy/art/random'
import { DAY, HOUR, MINUTE } from '@understudy/contracts/durations'
import { gamesPart } from './games.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { GameSeed, MemberSeed } from './world-seed.ts'

/** Games that members starred or played. */
type Marks = { memberId: number; nodeId: string; at: number }[]

interface Habit {
  favourites: number
  recents: number
}

/** How many games each of the cast has starred and played; all other members start with empty lists. */
const HABITS: Readonly<Record<string, Habit>> = {
  amina: { favourites: 3, recents: 14 },
  bilal: { favourites: 2, recents: 4 },
  tariq: { favourites: 1, recents: 2 },
  bushra: { favourites: 1, recents: 6 },
  // More than two pages of 27, so that lists can be scrolled.
  faisal: { favourites: 60, recents: 58 },
  hina: { favourites: 5, recents: 9 },
  sana: { favourites: 0, recents: 1 },
  waqar: { favourites: 0, recents: 3 },
  imran: { favourites: 4, recents: 7 },
  rabia: { favourites: 2, recents: 3 },
  daud: { favourites: 1, recents: 2 },
  erum: { favourites: 2, recents: 2 },
}

const casts = (members: readonly MemberSeed[]) =>
  members.flatMap((member) => {
    const habit = HABITS[member.username]
    return habit ? [{ member, habit }] : []
  })

/** Picks the hottest games first, then random ones: people play what the lobby shows. */
const liked = (games: readonly GameSeed[], count: number, dice: Dice): GameSeed[] => {
  const playable = games.filter((game) => game.supported)
  const hot = playable.filter((game) => game.hotRank > 0).sort((a, b) => a.hotRank - b.hotRank)
  return [...new Set([...hot.slice(0, 12), ...dice.shuffled(playable)])].slice(0, count)
}

/** Dates the games backwards from the start, the latest first, with random gaps. */
const marks = (member: MemberSeed, games: readonly GameSeed[], startAt: number, gap: number, dice: Dice): Marks => {
  let at = startAt
  return games.map(({ nodeId }) => {
    at -= dice.whole(MINUTE, gap)
    return { memberId: member.id, nodeId, at }
  })
}

export const favouritesPart = seedPart({
  name: 'favourites',
  needs: [gamesPart, membersPart],
  build: ({ seed, startAt }, games, members): Marks => {
    const dice = diceFrom(`favourites ${seed}`)
    return casts(members).flatMap(({ member, habit }) =>
      marks(member, liked(games, habit.favourites, dice), startAt, 2 * DAY, dice),
    )
  },
  empty: [],
})

export const recentsPart = seedPart({
  name: 'recents',
  needs: [gamesPart, membersPart],
  build: ({ seed, startAt }, games, members): Marks => {
    const dice = diceFrom(`recents ${seed}`)
    return casts(members).flatMap(({ member, habit }) =>
      marks(member, dice.shuffled(liked(games, habit.recents, dice)), startAt, 9 * HOUR, dice),
    )
  },
  empty: [],
})
