import type { LanguageCode, PackLanguage, verification } from '@understudy/contracts'
import { textIn } from '../../shared/text.ts'

type PackTexts = Readonly<Record<PackLanguage, string>>

const WHAT: Readonly<Record<verification.CodePurpose, PackTexts>> = {
  register: { UR: 'رجسٹریشن کا کوڈ', 'UR-LA': 'Registration ka code', EN: 'code to register' },
  login: { UR: 'لاگ ان کا کوڈ', 'UR-LA': 'Log in ka code', EN: 'code to log in' },
  reset: { UR: 'نئے پاس ورڈ کا کوڈ', 'UR-LA': 'Naye password ka code', EN: 'code for a new password' },
  bind: { UR: 'تصدیق کا کوڈ', 'UR-LA': 'Tasdeeq ka code', EN: 'code to confirm this contact' },
  device: { UR: 'نئی ڈیوائس کا کوڈ', 'UR-LA': 'Naye device ka code', EN: 'code for a new device' },
  cloud: { UR: 'تصدیق کا کوڈ', 'UR-LA': 'Tasdeeq ka code', EN: 'code to confirm your number' },
}

const AROUND: PackTexts = {
  UR: '{brand}: {what} {code} ہے۔ یہ {minutes} منٹ تک کارآمد ہے، کسی کو نہ بتائیں۔',
  'UR-LA': '{brand}: {what} {code} hai. Yeh {minutes} minute tak kaar-aamad hai, kisi ko na batayein.',
  EN: '{brand}: your {what} is {code}. Valid for {minutes} minutes. Do not share it.',
}

/** Returns the message that contains the code. */
export function codeMessage(
  purpose: verification.CodePurpose,
  language: LanguageCode,
  { brand, code, minutes }: { brand: PackTexts; code: string; minutes: number },
): string {
  const values: Record<string, string> = {
    brand: textIn(brand, language),
    what: textIn(WHAT[purpose], language),
    code,
    minutes: String(minutes),
  }
  return textIn(AROUND, language).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
