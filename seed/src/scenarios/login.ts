import { internationalMobile, verification } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { passkeysOf } from '../passkeys.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import { memberNamed, withFlags, withMerchant } from './changes.ts'

export const slideCheck: Scenario = {
  name: 'slide-check',
  story: 'Logging in and asking for a code need the slide check first, which also works by keys and taps.',
  merchant: 'aurora1',
  make: (world) => withFlags(world, 'aurora1', { GEETEST3: true }),
}

export const newDevice: Scenario = {
  name: 'new-device',
  story: 'amina and sana have logged in on another phone before, so this one is asked for a code.',
  merchant: 'aurora1',
  make: (world) => withFlags(world, 'aurora1', { LOGINIPVERF3: true }),
}

export const cloudSms: Scenario = {
  name: 'cloud-sms',
  story: 'Codes for mobile numbers come from the cloud service, on the login as on the registration.',
  merchant: 'aurora1',
  make: (world) =>
    withMerchant(world, 'aurora1', ({ settings }) => ({
      settings: { ...settings, registration: { ...settings.registration, smsVerification: true, cloudSms: true } },
    })),
}

const mobileOfAmina = ({ members }: WorldSeed) =>
  internationalMobile('92', members.find(({ username }) => username === 'amina')?.mobile ?? '')

export const smsLimit: Scenario = {
  name: 'sms-limit',
  story: 'The number of amina has had all its codes of the day, so the next one is refused.',
  merchant: 'aurora1',
  make: (world) => ({
    ...world,
    sentCodes: Array.from({ length: verification.CODES.perDay }, (_, index) => ({
      merchant: 'aurora1',
      target: mobileOfAmina(world),
      // More than an hour ago, so that only the daily cap applies, even if the template was built an hour early.
      sentAt: world.startAt - (2 + index / 2) * HOUR,
    })),
  }),
}

export const passkey: Scenario = {
  name: 'passkey',
  story: 'amina has two passkeys, one of them made at another address, and new devices are checked.',
  merchant: 'aurora1',
  person: 'amina',
  make: (world) => ({
    ...withFlags(world, 'aurora1', { LOGINIPVERF3: true }),
    passkeys: passkeysOf(memberNamed(world, 'amina'), world.startAt),
  }),
}
