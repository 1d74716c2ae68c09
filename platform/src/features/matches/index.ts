import { Address, NodeId } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { textIn } from '../../shared/text.ts'
import { jsonOf, rulesOf, Texts } from '../../storage/column-rules.ts'
import { matchLearns } from './matches.learns.ts'
import { loadMatches, type MatchRow, matchesRepository } from './matches.repository.ts'
import { match } from './matches.table.ts'

export { type MatchRow, matchesRepository } from './matches.repository.ts'

export const matches = feature({
  name: 'matches',
  tables: [match],
  learns: matchLearns,
  load: loadMatches,
  scheduled: [
    {
      kind: 'match.starts',
      upcoming: (world, limit) =>
        world
          .use(matchesRepository)
          .upcoming(world.now(), limit)
          .map((match) => ({ at: match.startsAt, about: pairing(match) })),
    },
    {
      kind: 'match.ends',
      upcoming: (world, limit) =>
        world
          .use(matchesRepository)
          .ending(world.now(), limit)
          .map((match) => ({ at: match.endsAt, about: pairing(match) })),
    },
  ],
  columns: rulesOf(match, {
    facts: jsonOf(
      z.object({
        leagueId: z.string(),
        league: Texts,
        home: Texts,
        away: Texts,
        homeImage: Address,
        awayImage: Address,
        vendor: z.string(),
        gameId: z.string(),
        roomId: z.string(),
        nodeId: NodeId,
        supported: z.boolean(),
        homeOdds: z.int(),
        awayOdds: z.int(),
        group: z.string(),
      }),
    ),
  }),
})

const pairing = ({ facts }: MatchRow) => `${textIn(facts.home, 'EN')} – ${textIn(facts.away, 'EN')}`
