import type { deposits } from '@understudy/contracts'
import { MERCHANT_CONFIGS } from '@understudy/merchants'
import { seedPart } from './seed-part.ts'
import { texts } from './texts.ts'
import type { Texts } from './world-seed.ts'

/** Facts of a deposit channel; amounts in currency units, the fee in hundredths of a percent. */
export interface DepositChannelFacts {
  name: Texts
  /** Name of the provider's mark, as in the footer of home. */
  logo: string
  min: number
  max: number
  decimals: boolean
  fee: number
  quickAmounts: number[]
  /** How long a deposit usually takes. */
  minutes: number
  /** The recipient of a transfer; null for channels that name none. */
  payee: { bankName: Texts; accountName: string; accountNo: string } | null
}

export interface DepositChannelSeed {
  merchant: string
  vendorId: string
  mode: deposits.DepositMode
  minVip: number
  facts: DepositChannelFacts
}

const QUICK = [100, 500, 1_000, 5_000, 10_000, 30_000]

const facts = (
  options: Partial<DepositChannelFacts> & Pick<DepositChannelFacts, 'name' | 'logo'>,
): DepositChannelFacts => ({
  min: 100,
  max: 30_000,
  decimals: false,
  fee: 0,
  minutes: 2,
  payee: null,
  ...options,
  quickAmounts:
    options.quickAmounts ??
    QUICK.filter((amount) => amount >= (options.min ?? 100) && amount <= (options.max ?? 30_000)),
})

/** Channels of a merchant, the default first; all providers are invented. */
export const depositChannelsOf = (number: number): Omit<DepositChannelSeed, 'merchant'>[] => [
  {
    vendorId: 'PG1',
    mode: 'pg',
    minVip: 0,
    facts: facts({ name: texts('لالٹین پے', 'Lantern Pay', 'Lantern Pay'), logo: 'lantern-pay', minutes: 1 }),
  },
  {
    vendorId: 'PG2',
    mode: 'pg',
    minVip: 4,
    facts: facts({
      name: texts('لالٹین ترجیحی', 'Lantern Priority', 'Lantern Priority'),
      logo: 'lantern-priority',
      min: 1_000,
      max: 200_000,
      minutes: 1,
      quickAmounts: [1_000, 5_000, 10_000, 50_000, 100_000, 200_000],
    }),
  },
  {
    vendorId: 'MT1',
    mode: 'mt',
    minVip: 0,
    facts: facts({
      name: texts('مرجان بینک', 'Marjan Bank', 'Marjan Bank'),
      logo: 'marjan-bank',
      min: 500,
      max: 50_000,
      minutes: 10,
      quickAmounts: [500, 1_000, 5_000, 10_000, 30_000, 50_000],
      payee: {
        bankName: texts('مرجان بینک', 'Marjan Bank', 'Marjan Bank'),
        accountName: 'Sitara Collections',
        accountNo: `MRJB0000${number}1204478810`,
      },
    }),
  },
  {
    vendorId: 'MT2',
    mode: 'mt',
    minVip: 0,
    facts: facts({
      name: texts('دریا سیونگز', 'Darya Savings', 'Darya Savings'),
      logo: 'darya-savings',
      min: 500,
      max: 50_000,
      minutes: 15,
      quickAmounts: [500, 1_000, 5_000, 10_000, 30_000, 50_000],
      payee: {
        bankName: texts('دریا سیونگز', 'Darya Savings', 'Darya Savings'),
        accountName: 'Sitara Collections',
        accountNo: `DRYS0000${number}7710032265`,
      },
    }),
  },
  {
    vendorId: 'MA1',
    mode: 'ma',
    minVip: 0,
    facts: facts({
      name: texts('جگنو والٹ', 'Jugnu Wallet', 'Jugnu Wallet'),
      logo: 'jugnu-wallet',
      max: 25_000,
      fee: 100,
      minutes: 5,
      payee: {
        bankName: texts('جگنو والٹ', 'Jugnu Wallet', 'Jugnu Wallet'),
        accountName: 'Sitara Desk',
        accountNo: `399900${number}417`,
      },
    }),
  },
  {
    vendorId: 'QR1',
    mode: 'qr',
    minVip: 0,
    facts: facts({ name: texts('کیو آر کوڈ', 'QR code', 'QR code'), logo: 'qr-code', max: 20_000, minutes: 1 }),
  },
  {
    vendorId: 'CR1',
    mode: 'crypto',
    minVip: 3,
    facts: facts({
      name: texts('یو ایس ایکس کوائن', 'USX coin', 'USX coin'),
      logo: 'usx-coin',
      min: 1_000,
      max: 500_000,
      decimals: true,
      minutes: 20,
      quickAmounts: [1_000, 5_000, 10_000, 50_000, 100_000, 500_000],
      payee: {
        bankName: texts('یو ایس ایکس (ٹریلس نیٹ ورک)', 'USX (Trellis network)', 'USX (Trellis network)'),
        accountName: '',
        accountNo: `usx1trellis0${number}q7m2k9v4c8d3f6h5j2`,
      },
    }),
  },
  {
    vendorId: 'SC1',
    mode: 'card',
    minVip: 0,
    facts: facts({
      name: texts('اسکریچ کارڈ', 'Scratch card', 'Scratch card'),
      logo: 'scratch-card',
      quickAmounts: [],
    }),
  },
]

export const depositChannelsPart = seedPart({
  name: 'depositChannels',
  build: (): DepositChannelSeed[] =>
    MERCHANT_CONFIGS.flatMap(({ code, number }) =>
      depositChannelsOf(number).map((channel) => ({ merchant: code, ...channel })),
    ),
})

export interface ScratchCardSeed {
  serial: string
  merchant: string
  pin: string
  /** Currency units. */
  amount: number
}

const WORTH = [100, 500, 1_000, 5_000]

/** Scratch cards for testers: serial 1000000M0001 with PIN 24680001 and so on, where M is the merchant's number. */
export const scratchCardsPart = seedPart({
  name: 'scratchCards',
  build: (): ScratchCardSeed[] =>
    MERCHANT_CONFIGS.flatMap(({ code, number }) =>
      Array.from({ length: 8 }, (_, index) => ({
        serial: `10000${String(number).padStart(3, '0')}${String(index + 1).padStart(4, '0')}`,
        merchant: code,
        pin: `2468${String(index + 1).padStart(4, '0')}`,
        amount: WORTH[index % WORTH.length] ?? 100,
      })),
    ),
  empty: [],
})
