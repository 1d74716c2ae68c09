// Applies a scenario's file to the world of the scenario that it extends.
import { artUrl } from '@understudy/art'
import { vip as ladder, moduleNamed } from '@understudy/contracts'
import { DAY, HOUR, MINUTE } from '@understudy/contracts/durations'
import {
  aGame,
  aMatch,
  aMember,
  anAnnouncement,
  type BankSeed,
  emptyWithoutGames,
  registrationForm,
  sameTexts,
  standingsOf,
  type Texts,
  USUAL_BANKS,
  type WorldSeed,
} from '@understudy/seed'
import { type Booked, beyondFunds, type Lookup, requireFunds, withOrders } from './orders.ts'
import { type EntryOf, type ListName, ORDER_LISTS, type ScenarioFile, type Words } from './scenario-file.ts'
import { ScenarioRefused, unknown } from './scenario-refused.ts'
import { distanceIn } from './when.ts'
import { textsOf } from './words.ts'

/** Drops what is not given, so that it does not overwrite what is there. */
const given = <T extends object>(change: T): { [K in keyof T]?: NonNullable<T[K]> | Extract<T[K], null> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never

const wordsOf = <Name extends string>(
  entry: Partial<Record<Name, Words | undefined>>,
  before: Partial<Record<Name, Texts>> | undefined,
  ...names: Name[]
) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const words = entry[name]
      return words === undefined ? [] : [[name, textsOf(words, before?.[name])]]
    }),
  ) as Partial<Record<Name, Texts>>

/** The world that a file makes of another. @throws ScenarioRefused for what the world cannot be */
export function overlaid(below: WorldSeed, file: ScenarioFile): WorldSeed {
  const booked = laidOver(below, file)
  requireFunds(booked, file, booked.world.merchant)
  return booked.world
}

/** A file without the orders before which their members would have had less than nothing. @throws ScenarioRefused */
export function affordable(below: WorldSeed, file: ScenarioFile): ScenarioFile {
  const booked = laidOver(below, file)
  const beyond = beyondFunds(booked)
  const lists = ORDER_LISTS.flatMap((list) => {
    const entries = file[list]?.filter((_, index) => !beyond.has(booked.orders[list][index] ?? {}))
    return entries ? [[list, entries]] : []
  })
  return { ...file, ...Object.fromEntries(lists) }
}

function laidOver(below: WorldSeed, file: ScenarioFile): Booked {
  const merchant = file.merchant ?? below.merchant
  const world = { ...withoutWhole(below, file, merchant), merchant }
  const { startAt } = world
  const at = (when: string) => startAt + distanceIn(when)
  const isWhole = (name: ListName) => file.whole?.includes(name) === true

  world.merchants = world.merchants.map((one) => (one.code === merchant ? merchantOf(one, file) : one))
  if (file.country !== undefined) world.country = file.country
  if (file.maintenance !== undefined) world.maintenance = file.maintenance
  if (file.regionRestriction !== undefined) world.regionRestriction = file.regionRestriction

  if (file.games) {
    const last = world.games.reduce((most, { order }) => Math.max(most, order), 0)
    world.games = merged(world.games, file.games, 'nodeId', 'nodeId', (entry, before, index) => {
      const { released, name: _, ...facts } = entry
      if (!before) required('games', index, entry, ['gameType', 'vendor', 'name'])
      const icon = entry.icon ?? before?.icon ?? iconOf(entry)
      return {
        ...(before ??
          aGame({
            gameId: entry.nodeId,
            gameCode: `${entry.vendor?.toLowerCase()}${entry.nodeId}`,
            releasedAt: startAt - 400 * DAY,
          })),
        ...given(facts),
        ...wordsOf(entry, before, 'name'),
        icon,
        largeIcon: entry.largeIcon ?? (entry.icon === undefined ? (before?.largeIcon ?? icon) : icon),
        ...(released !== undefined && { releasedAt: at(released) }),
        order: before?.order ?? last + index + 1,
      }
    })
  }
  if (file.vendors) {
    const last = isWhole('vendors') ? 0 : world.vendors.length
    world.vendors = merged(world.vendors, file.vendors, 'code', 'code', (entry, before, index) => {
      if (!before) required('vendors', index, entry, ['category', 'name'])
      const category = entry.category ?? before?.category ?? 'RNG'
      const own = world.games.find(
        ({ vendor, nodeId }) => vendor === entry.code && (entry.lobby === undefined || nodeId === entry.lobby),
      )
      const lobby = own ? { gameId: own.gameId, nodeId: own.nodeId } : before?.lobby
      if (!lobby || (entry.lobby !== undefined && !own))
        throw new ScenarioRefused(
          `vendors.${index}.lobby`,
          `${entry.code} needs a game of its own to open, and has none${entry.lobby ? ` of node ${entry.lobby}` : ''}.`,
        )
      return {
        code: entry.code,
        name: entry.name === undefined ? (before?.name ?? sameTexts(entry.code)) : textsOf(entry.name, before?.name),
        icon: entry.icon ?? before?.icon ?? artUrl.vendor(entry.code),
        category,
        order: before?.order ?? last + index + 1,
        maintenance: entry.maintenance ?? before?.maintenance ?? false,
        lobby,
        alsoIn: entry.alsoIn
          ? entry.alsoIn.map(({ category, lobby: nodeId }, place) => {
              const game = world.games.find((one) => one.nodeId === nodeId)
              if (!game)
                throw unknown(
                  `vendors.${index}.alsoIn.${place}.lobby`,
                  'game',
                  nodeId,
                  world.games.map((one) => one.nodeId),
                )
              return { category, lobby: { gameId: game.gameId, nodeId } }
            })
          : (before?.alsoIn ?? []),
      }
    })
  }
  const nodes = new Map(world.games.map((game) => [game.nodeId, game]))
  const vendors = new Set(world.vendors.map(({ code }) => code))
  for (const [index, { vendor }] of (file.games ?? []).entries())
    if (vendor !== undefined && !vendors.has(vendor)) throw unknown(`games.${index}.vendor`, 'vendor', vendor, vendors)
  const gameOf = (path: string, nodeId: string) => {
    const game = nodes.get(nodeId)
    if (!game) throw unknown(path, 'game', nodeId, nodes.keys())
    return game
  }

  if (file.matches)
    world.matches = merged(world.matches, file.matches, 'matchId', 'matchId', (entry, before, index) => {
      const { starts, ends, league: _l, home: _h, away: _a, homeOdds, awayOdds, ...facts } = entry
      if (!before) required('matches', index, entry, ['league', 'home', 'away', 'starts', 'nodeId'])
      const game = gameOf(`matches.${index}.nodeId`, entry.nodeId ?? before?.nodeId ?? '')
      const startsAt = starts === undefined ? (before?.startsAt ?? startAt) : at(starts)
      return {
        ...(before ?? aMatch({ vendor: game.vendor, gameId: game.gameId, roomId: game.roomId })),
        ...given(facts),
        ...wordsOf(entry, before, 'league', 'home', 'away'),
        ...(homeOdds !== undefined && { homeOdds: Math.round(homeOdds * 100) }),
        ...(awayOdds !== undefined && { awayOdds: Math.round(awayOdds * 100) }),
        startsAt,
        endsAt: ends === undefined ? (starts === undefined && before ? before.endsAt : startsAt + 3 * HOUR) : at(ends),
      }
    })
  if (file.jackpots)
    world.jackpots = merged(world.jackpots, file.jackpots, 'vendor', 'vendor', (entry, before, index) => {
      if (!vendors.has(entry.vendor)) throw unknown(`jackpots.${index}.vendor`, 'vendor', entry.vendor, vendors)
      return { base: 0, perSecond: 0, ...before, ...given(entry), vendor: entry.vendor }
    })
  if (file.winners)
    world.winners = [
      ...world.winners,
      ...file.winners.map(({ at: when, ...winner }, index) => {
        gameOf(`winners.${index}.nodeId`, winner.nodeId)
        return { ...winner, at: at(when) }
      }),
    ]

  if (file.announcements) {
    world.announcements = merged(world.announcements, file.announcements, 'id', 'id', (entry, before, index) => {
      const { starts, ends, rule: _r, title: _t, content: _c, ...facts } = entry
      refuseOther('announcements', index, before, merchant)
      if (!before) required('announcements', index, entry, ['type', 'title'])
      return {
        ...(before ??
          anAnnouncement({ content: sameTexts(''), startDate: startAt - DAY, noExpiry: ends === undefined ? 1 : 0 })),
        merchant,
        ...given(facts),
        ...wordsOf(entry, before, 'title', 'content'),
        ...(starts !== undefined && { startDate: at(starts) }),
        ...(ends !== undefined && { endDate: at(ends) }),
      }
    })
    const rules = file.announcements.flatMap(({ id, rule }) => (rule ? [{ id, merchant, rule }] : []))
    const kept = world.promotions.promotions.filter(({ id }) => !rules.some((one) => one.id === id))
    world.promotions = { ...world.promotions, promotions: [...kept, ...rules] }
  }
  if (file.banners) {
    const last = new Map<string, number>()
    for (const { merchant: of, groupName, order } of world.banners)
      if (of === merchant) last.set(groupName, Math.max(last.get(groupName) ?? 0, order))
    world.banners = merged(world.banners, file.banners, 'id', 'id', (entry, before, index) => {
      refuseOther('banners', index, before, merchant)
      if (!before) required('banners', index, entry, ['groupName', 'url'])
      const { title: _t, subtitle: _s, ...facts } = entry
      const groupName = entry.groupName ?? before?.groupName ?? 'm_home'
      return {
        ...(before ?? { title: sameTexts(''), subtitle: sameTexts(''), link: '', url: '' }),
        ...given(facts),
        ...wordsOf(entry, before, 'title', 'subtitle'),
        id: entry.id,
        merchant,
        groupName,
        order: before?.order ?? (last.get(groupName) ?? 0) + index + 1,
      }
    })
  }
  if (file.news)
    world.news = merged(world.news, file.news, 'id', 'id', (entry, before, index) => {
      refuseOther('news', index, before, merchant)
      if (!before) required('news', index, entry, ['title'])
      return {
        id: entry.id,
        merchant,
        title: entry.title === undefined ? (before?.title ?? sameTexts('')) : textsOf(entry.title, before?.title),
        publishedAt: entry.published === undefined ? (before?.publishedAt ?? startAt - HOUR) : at(entry.published),
      }
    })
  if (file.help)
    world.help = merged(world.help, file.help, 'category', 'category', ({ category, title, items }, before) => ({
      category,
      title: textsOf(title, before?.title),
      items: items.map((item, place) => ({
        title: textsOf(item.title, before?.items[place]?.title),
        content: textsOf(item.content, before?.items[place]?.content),
      })),
    }))
  if (file.depositChannels) world.depositChannels = channelsOf(world, file.depositChannels, merchant)
  if (file.chatAgents)
    world.chatAgents = merged(world.chatAgents, file.chatAgents, 'id', 'id', (entry, before, index) => {
      refuseOther('chatAgents', index, before, merchant)
      if (!before) required('chatAgents', index, entry, ['name'])
      const { name: _, ...facts } = entry
      return {
        ...(before ?? { avatar: artUrl.avatar(1), from: 8, until: 24, name: sameTexts('') }),
        ...given(facts),
        ...wordsOf(entry, before, 'name'),
        id: entry.id,
        merchant,
      }
    })
  if (file.missions) withMissions(world, file.missions, merchant, at)
  return withOrders(withMembers(world, file, merchant, { at, gameOf }), file, merchant, { at, gameOf })
}

/** How many invented players the leaderboard of a file's mission has. */
const PLAYERS = 20

/** Sets missions, each with some invented players; the progress of members follows from their bets. */
function withMissions(
  world: WorldSeed,
  entries: readonly EntryOf<'missions'>[],
  merchant: string,
  at: (when: string) => number,
): void {
  world.missions = merged(world.missions, entries, 'id', 'id', (entry, before, index) => {
    refuseOther('missions', index, before, merchant)
    if (!before) required('missions', index, entry, ['title', 'measure', 'starts', 'ends'])
    const { starts, ends, claimUntil, title: _t, description: _d, ...facts } = entry
    const endsAt = ends === undefined ? (before?.endsAt ?? 0) : at(ends)
    const startsAt = starts === undefined ? (before?.startsAt ?? 0) : at(starts)
    if (startsAt >= endsAt) throw new ScenarioRefused(`missions.${index}.ends`, 'it must be after it starts.')
    return {
      ...(before ?? {
        measure: 'turnover' as const,
        title: sameTexts(''),
        description: sameTexts(''),
        gameTypes: [],
        milestones: [],
        prizes: [],
      }),
      ...given(facts),
      ...wordsOf(entry, before, 'title', 'description'),
      id: entry.id,
      merchant,
      startsAt,
      endsAt,
      claimUntil: Math.max(endsAt, claimUntil === undefined ? (before?.claimUntil ?? endsAt + DAY) : at(claimUntil)),
    }
  })
  const told = new Set(entries.map(({ id }) => id))
  const missions = new Set(world.missions.map(({ id }) => id))
  const players = world.members.filter((one) => one.merchant === merchant && one.type === 0 && one.upline !== '')
  world.missionStandings = [
    ...world.missionStandings.filter(({ missionId }) => missions.has(missionId) && !told.has(missionId)),
    ...world.missions.flatMap((mission) =>
      told.has(mission.id)
        ? standingsOf(
            mission,
            players.slice(0, PLAYERS).map(({ id }) => id),
            world.startAt,
            world.seed,
          )
        : [],
    ),
  ]
}

/** The picture that is drawn for a game without one. */
const iconOf = ({ gameType = 'RNG', vendor = 'NP', nodeId }: EntryOf<'games'>) =>
  artUrl.game({ category: gameType, vendor, serial: (Number(nodeId) % 9_999) + 1 })

/** Entries of a file by their keys: what was there is changed in its place, what is new comes behind it in the file's order. */
function merged<T, E, K extends keyof T, F extends keyof E>(
  list: readonly T[],
  entries: readonly E[],
  key: K,
  entryKey: F,
  make: (entry: E, before: T | undefined, index: number) => T,
): T[] {
  const result = new Map<unknown, T>(list.map((one) => [one[key], one]))
  for (const [index, entry] of entries.entries()) {
    const id: unknown = entry[entryKey]
    result.set(id, make(entry, result.get(id), index))
  }
  return [...result.values()]
}

/** Refuses something new that lacks what it needs. @throws ScenarioRefused */
function required<E extends object>(list: ListName, index: number, entry: E, names: (keyof E & string)[]): void {
  const absent = names.filter((name) => entry[name] === undefined)
  if (absent.length > 0)
    throw new ScenarioRefused(`${list}.${index}`, `it is new, so it needs ${absent.join(' and ')} too.`)
}

/** Ids are unique over all merchants, so a file must not take one of another. @throws ScenarioRefused */
function refuseOther(list: ListName, index: number, before: { merchant: string } | undefined, merchant: string): void {
  if (before && before.merchant !== merchant)
    throw new ScenarioRefused(`${list}.${index}.id`, `${before.merchant} has that id already: take another.`)
}

type Merchant = WorldSeed['merchants'][number]

function merchantOf(merchant: Merchant, file: ScenarioFile): Merchant {
  const { flags = {}, settings = {}, promotions, customerService, resources } = file
  const { registration, social, ...plain } = settings
  const isWhole = file.whole?.includes('banks') === true
  const form = merchant.settings.registration
  const fields = Object.entries(registration?.fields ?? {}).map(([name, rule]) => [
    name,
    { ...form.fields[name as keyof typeof form.fields], ...given(rule ?? {}) },
  ])
  const switches = Object.entries(flags).map(([name, on]) => [moduleNamed(name) ?? name, on])
  return {
    ...merchant,
    ...wordsOf(file, merchant, 'brand', 'licence'),
    ...given({ currency: file.currency, currencySymbol: file.currencySymbol }),
    flags: { ...merchant.flags, ...Object.fromEntries(switches) },
    promotions: { ...merchant.promotions, ...promotions },
    settings: {
      ...merchant.settings,
      ...given(plain),
      ...(file.banks && { banks: banksOf(isWhole ? [] : (merchant.settings.banks ?? USUAL_BANKS), file.banks) }),
      social: { ...merchant.settings.social, ...given(social ?? {}) },
      registration: registration
        ? {
            ...registrationForm({}, form),
            ...form,
            ...given({ ...registration, fields: undefined }),
            fields: { ...form.fields, ...Object.fromEntries(fields) },
          }
        : form,
    },
    ...(customerService && {
      customerService: customerService.map((one) => given(one) as Merchant['customerService'][number]),
    }),
    ...(resources && {
      resources: resources.map(({ title, ...one }) => ({
        ...(given(one) as Merchant['resources'][number]),
        ...(title !== undefined && { title: textsOf(title) }),
      })),
    }),
  }
}

const banksOf = (before: readonly BankSeed[], entries: readonly EntryOf<'banks'>[]): BankSeed[] =>
  merged(before, entries, 'bankCode', 'bankCode', (entry, known, index) => {
    if (!known) required('banks', index, entry, ['name'])
    const { name, ...facts } = entry
    const usual = { kind: 'bank' as const, minLength: 8, maxLength: 34, digitsOnly: false, name: sameTexts('') }
    const bank = { ...usual, ...known, ...given(facts), ...wordsOf({ name }, known, 'name'), bankCode: entry.bankCode }
    if (bank.minLength > bank.maxLength)
      throw new ScenarioRefused(`banks.${index}.maxLength`, `it must not be below minLength, ${bank.minLength}.`)
    return bank
  })

/** Takes out the lists that the file brings as a whole, and what is made of them. */
function withoutWhole(below: WorldSeed, file: ScenarioFile, merchant: string): WorldSeed {
  const { whole = [] } = file
  const isWhole = (name: ListName) => whole.includes(name)
  /** What stays of other merchants, whose ids give way to the file's. */
  const ofOthers = <T extends { merchant: string; id?: number }>(
    list: readonly T[],
    entries: readonly { id: number }[] = [],
  ) => {
    const taken = new Set(entries.map(({ id }) => id))
    return list.filter((one) => one.merchant !== merchant && !(one.id !== undefined && taken.has(one.id)))
  }
  const own = new Set(below.members.flatMap((one) => (one.merchant === merchant ? [one.id] : [])))
  const othersPromotions = ofOthers(below.promotions.promotions, file.announcements)
  return {
    ...below,
    // Favourites, winners and bets are of games that are gone, so they go too.
    ...(isWhole('games') && emptyWithoutGames()),
    ...(isWhole('vendors') && { vendors: [], jackpots: [] }),
    ...(isWhole('matches') && { matches: [] }),
    ...(isWhole('winners') && { winners: [] }),
    ...(isWhole('jackpots') && { jackpots: [] }),
    ...(isWhole('bets') && { bets: [], disputes: [] }),
    ...(isWhole('rebates') && { rebates: below.rebates.filter(({ memberId }) => !own.has(memberId)) }),
    ...(isWhole('rewards') && { rewards: below.rewards.filter(({ memberId }) => !own.has(memberId)) }),
    ...(isWhole('transfers') && { uplineTransfers: below.uplineTransfers.filter(({ from }) => !own.has(from)) }),
    ...(isWhole('promotionParts') && {
      promotions: {
        ...below.promotions,
        parts: below.promotions.parts.filter(({ memberId }) => !own.has(memberId)),
      },
    }),
    ...(isWhole('missions') && { missions: ofOthers(below.missions, file.missions) }),
    cashier: {
      ...below.cashier,
      ...(isWhole('deposits') && { deposits: ofOthers(below.cashier.deposits) }),
      ...(isWhole('withdrawals') && {
        withdrawals: below.cashier.withdrawals.filter(({ memberId }) => !own.has(memberId)),
      }),
    },
    ...(isWhole('help') && { help: [] }),
    ...(isWhole('announcements') && {
      announcements: ofOthers(below.announcements, file.announcements),
      promotions: {
        promotions: othersPromotions,
        parts: below.promotions.parts.filter(({ promotionId }) =>
          othersPromotions.some(({ id }) => id === promotionId),
        ),
      },
    }),
    ...(isWhole('banners') && { banners: ofOthers(below.banners, file.banners) }),
    ...(isWhole('news') && { news: ofOthers(below.news, file.news) }),
    ...(isWhole('chatAgents') && { chatAgents: ofOthers(below.chatAgents, file.chatAgents) }),
    ...(isWhole('depositChannels') && { depositChannels: ofOthers(below.depositChannels) }),
  }
}

function channelsOf(world: WorldSeed, entries: readonly EntryOf<'depositChannels'>[], merchant: string) {
  const ofOthers = world.depositChannels.filter((one) => one.merchant !== merchant)
  const own = world.depositChannels.filter((one) => one.merchant === merchant)
  const changed = merged(own, entries, 'vendorId', 'vendorId', (entry, before, index) => {
    if (!before) required('depositChannels', index, entry, ['mode', 'name'])
    const { vendorId, mode = before?.mode ?? 'pg', minVip = before?.minVip ?? 0, name, payee, ...facts } = entry
    const usual = {
      logo: 'qr-code',
      min: 100,
      max: 25_000,
      decimals: false,
      fee: 0,
      quickAmounts: [],
      minutes: 5,
      payee: null,
    }
    return {
      merchant,
      vendorId,
      mode,
      minVip,
      facts: {
        ...usual,
        ...before?.facts,
        ...(given(facts) as Partial<typeof usual>),
        name: name === undefined ? (before?.facts.name ?? sameTexts(vendorId)) : textsOf(name, before?.facts.name),
        ...(payee !== undefined && { payee: payee && { ...payee, bankName: textsOf(payee.bankName) } }),
      },
    }
  })
  return [...changed, ...ofOthers]
}

/** Ids of members of files, far from those of the seed. */
const FIRST_ID = 90_000_001

function withMembers(world: WorldSeed, file: ScenarioFile, merchant: string, { at, gameOf }: Lookup): WorldSeed {
  if (!file.members) return world
  let nextId = FIRST_ID
  const favourites = [...world.favourites]
  const recents = [...world.recents]
  const inbox = [...world.inbox]
  const vipTurnover = new Map(world.vipTurnover.map((one) => [one.memberId, one]))
  const own = world.members.filter((one) => one.merchant === merchant)
  const members = merged(own, file.members, 'username', 'username', (entry, before, index) => {
    const path = `members.${index}`
    if (!before) required('members', index, entry, ['password'])
    const { type, vip, story: _s, registered, favourites: starred, recents: played, messages, ...facts } = entry
    const id = before?.id ?? nextId++
    const registeredAt = registered === undefined ? (before?.registeredAt ?? world.startAt - 100 * DAY) : at(registered)
    if (
      entry.upline !== undefined &&
      ![...own, ...(file.members ?? [])].some(({ username }) => username === entry.upline)
    )
      throw unknown(
        `${path}.upline`,
        'member',
        entry.upline,
        own.map(({ username }) => username),
      )
    const marks = (nodeIds: readonly string[], part: string) =>
      nodeIds.map((nodeId, place) => {
        gameOf(`${path}.${part}.${place}`, nodeId)
        return { memberId: id, nodeId, at: world.startAt - (place + 1) * MINUTE }
      })
    if (starred) replaceOf(favourites, id, marks(starred, 'favourites'))
    if (played) replaceOf(recents, id, marks(played, 'recents'))
    if (messages)
      replaceOf(
        inbox,
        id,
        // Their numbers rise with time.
        [...messages]
          .sort((a, b) => distanceIn(a.at) - distanceIn(b.at))
          .map(({ at: when, read = false, title, content, ...letter }) => ({
            memberId: id,
            ...letter,
            title: textsOf(title),
            content: textsOf(content),
            at: at(when),
            readAt: read ? Math.max(at(when), world.startAt - MINUTE) : null,
          })),
      )
    if (vip !== undefined) vipTurnover.set(id, { memberId: id, turnover: ladder.LEVEL_TURNOVERS[vip] ?? 0 })
    return {
      ...(before ?? aMember({ username: entry.username, avatar: artUrl.avatar(1 + (id % 8)) })),
      ...given(facts),
      id,
      merchant,
      registeredAt,
      passwordChangedAt: Math.max(registeredAt, before?.passwordChangedAt ?? world.startAt - 5 * DAY),
      ...(type !== undefined && { type: type === 'agent' ? (1 as const) : (0 as const) }),
      ...(vip !== undefined && { vipLabel: vip === 0 ? '0' : `VIP${vip}` }),
    }
  })
  const ofOthers = world.members.filter((one) => one.merchant !== merchant)
  return {
    ...world,
    members: [...members, ...ofOthers],
    favourites,
    recents,
    inbox,
    vipTurnover: [...vipTurnover.values()],
  }
}

function replaceOf<T extends { memberId: number }>(list: T[], memberId: number, own: readonly T[]): void {
  const first = list.findIndex((one) => one.memberId === memberId)
  const others = list.filter((one) => one.memberId !== memberId)
  others.splice(first < 0 ? others.length : first, 0, ...own)
  list.splice(0, list.length, ...others)
}
