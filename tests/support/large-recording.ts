// A recording as large as one may be: every page of 20,000 games in three languages, each game with its picture.
import { closeSync, openSync, writeSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { games as contract } from '@understudy/contracts'
import { NOON } from './world.ts'

const PAGE = 100
/** Side of a picture, pixels. */
const SIDE = 128
const ORIGIN = 'https://play.example'
const LANGUAGES = ['EN', 'UR', 'UR-LA'] as const

const bytesOf = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([bytesOf(data.length), body, bytesOf(crc32(body))])
}

/** A picture (PNG) in a colour of its own. */
function pictureOf(n: number): Buffer {
  const row = Buffer.alloc(1 + SIDE * 3)
  for (let x = 0; x < SIDE; x += 1) row.set([n & 255, n >> 8, (x * 2) & 255], 1 + x * 3)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([bytesOf(SIDE), bytesOf(SIDE), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const pictureAt = (n: number) => `${ORIGIN}/pictures/${n}.png`

const gameOf = (n: number, language: string) => ({
  nodeId: String(n),
  gameType: 'RNG',
  vassalage: `V${n % 50}`,
  vendorCode: `V${n % 50}`,
  gameId: `game-${n}`,
  roomId: '',
  gameCode: `code${n}`,
  gameName: `Game ${n}`,
  nodeName: `Game ${n}`,
  showIcon: pictureAt(n),
  iconUrl: pictureAt(n),
  supportPlay: 1,
  gameClassify: 'Slot',
  gameClassifyNew: 'Slot',
  isGameH5: 'H5',
  freeplay: 0,
  lottoMode: '',
  gameGroupId: '',
  displayName: `Game ${n} ${language}`,
  mobileLargeIcon: pictureAt(n),
})

const entryOf = (url: string, language: string, content: object) => ({
  startedDateTime: NOON,
  time: 40,
  request: { method: 'GET', url, headers: [{ name: 'Language', value: language }] },
  response: { status: 200, headers: [], content },
})

function pageOf(page: number, games: number, language: string): object {
  const list = Array.from({ length: PAGE }, (_, n) => gameOf(page * PAGE + n + 1, language))
  const value = { games: list, pageNum: page + 1, totalPages: games / PAGE, totalCount: games }
  const url = `${ORIGIN}${contract.gameList.path}?pageNo=${page + 1}&pageSize=${PAGE}`
  return entryOf(url, language, { mimeType: 'application/json', text: JSON.stringify({ success: true, value }) })
}

/** Entries of a recording: the pages in each language, then the pictures. */
function* entriesOf(games: number): Generator<object> {
  for (const language of LANGUAGES)
    for (let page = 0; page < games / PAGE; page += 1) yield pageOf(page, games, language)
  for (let n = 1; n <= games; n += 1) {
    const text = pictureOf(n).toString('base64')
    yield entryOf(pictureAt(n), 'EN', { mimeType: 'image/png', encoding: 'base64', text })
  }
}

const SCRIPT = 1024 * 1024

/** Writes a recording of so many bytes exactly; what the games leave is filled with scripts of the platform. */
export function writeLargeRecording(path: string, { bytes, games }: { bytes: number; games: number }): void {
  const file = openSync(path, 'w')
  const end = ']}}'
  let left = bytes - end.length
  const put = (text: string) => {
    left -= writeSync(file, text)
  }
  try {
    put('{"log":{"version":"1.2","entries":[')
    let comma = ''
    for (const entry of entriesOf(games)) {
      put(comma + JSON.stringify(entry))
      comma = ','
    }
    const script = (length: number) =>
      `,${JSON.stringify(entryOf(`${ORIGIN}/app.js`, 'EN', { mimeType: 'text/javascript', text: 'x'.repeat(length) }))}`
    const around = script(0).length
    while (left > 2 * SCRIPT) put(script(SCRIPT))
    put(script(left - around))
    put(end)
  } finally {
    closeSync(file)
  }
}
