import type { LotteryGame, Play } from '@understudy/contracts/lottery'

/** A play with two options at even odds of 2 and 4. */
export const playSample = (more: Partial<Play> = {}): Play => ({
  playId: 11,
  playCode: 'SIZE',
  playName: 'Size',
  rule: 'Big is eleven or more.',
  singleBetPrice: 2,
  lots: 1,
  playSwitch: true,
  content: {
    kind: 'options',
    options: [
      { value: 'big', label: 'Big', odds: 4 },
      { value: 'odd', label: 'Odd', odds: 2 },
    ],
  },
  odds: [{ key: 'big', label: 'Big', odds: 4 }],
  declaredReturn: 0.96,
  ...more,
})

export const lotterySample = (more: Partial<LotteryGame> = {}): LotteryGame => ({
  gameId: '300',
  code: 'K3_1M',
  name: 'Three Dice',
  gameGroupId: '1',
  gameGroupCode: 'K3',
  gameType: 'LOTT',
  vendor: 'IND',
  nodeId: '460053',
  lottoMode: 'Tradition,Entertainment',
  prizeModes: ['lott', 'zy'],
  icon: '/img/k3.svg',
  isSale: true,
  intervalMinutes: 1,
  drawTime: 60_000,
  remark: 'A draw every minute',
  region: null,
  ...more,
})
