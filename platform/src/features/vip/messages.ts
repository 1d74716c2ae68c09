import { type Texts, texts } from '@understudy/seed'
import { amountInLetter } from '../inbox/index.ts'

/** Returns the inbox message for a reached level; the bonus in ten-thousandths. */
export function congratulation(level: number, bonus: number, symbol: string): { title: Texts; content: Texts } {
  const name = `VIP ${level}`
  const paid = amountInLetter(bonus, symbol)
  return {
    title: texts(
      `مبارک ہو، اب آپ ${name} ہیں`,
      `Mubarak ho, ab aap ${name} hain`,
      `Congratulations, you are ${name} now`,
    ),
    content: texts(
      `<p>درجہ بڑھنے کا بونس ${paid} آپ کے والٹ میں آ گیا ہے۔ نئے درجے کے فوائد ابھی سے آپ کے ہیں۔</p>`,
      `<p>Darja barhne ka bonus ${paid} aap ke wallet mein aa gaya hai. Naye darje ke fawaid abhi se aap ke hain.</p>`,
      `<p>The upgrade bonus of ${paid} is in your wallet. The benefits of your new level start now.</p>`,
    ),
  }
}
