import { texts } from '../texts.ts'
import type { HelpSeed } from '../world-seed.ts'

export const money: HelpSeed = {
  category: 'money',
  title: texts('رقم', 'Raqam', 'Money'),
  items: [
    {
      title: texts('بیلنس میں کیا شامل ہے؟', 'Balance mein kya shamil hai?', 'What does the balance include?'),
      content: texts(
        '<p>ہوم پر دکھایا گیا بیلنس آپ کی تمام رقم ہے۔ آنکھ کے نشان سے اسے چھپایا اور تیر کے نشان سے تازہ کیا جا سکتا ہے۔</p>',
        '<p>Home par dikhaya gaya balance aap ki tamam raqam hai. Aankh ke nishan se isay chhupaya aur teer ke nishan se taaza kiya ja sakta hai.</p>',
        '<p>The balance on home is all the money you have. The eye hides it, the arrow refreshes it.</p>',
      ),
    },
    {
      title: texts('ادائیگی کا پاس ورڈ کیا ہے؟', 'Adaigi ka password kya hai?', 'What is the payment password?'),
      content: texts(
        '<p>چھ ہندسے جو رقم نکلوانے اور بینک اکاؤنٹ بدلنے پر مانگے جاتے ہیں۔ انہیں <a href="/m/securityCenter">سیکیورٹی سینٹر</a> میں رکھیں اور کسی کو نہ بتائیں۔</p>',
        '<p>Chhe hindse jo raqam nikalwane aur bank account badalne par maange jate hain. Inhein <a href="/m/securityCenter">security center</a> mein rakhein aur kisi ko na batayein.</p>',
        '<p>Six digits that are asked for when you withdraw or change a bank account. Set it in the <a href="/m/securityCenter">security centre</a> and do not share it.</p>',
      ),
    },
    {
      title: texts('روزانہ کی حد کیسے مقرر ہو؟', 'Rozana ki had kaise muqarrar ho?', 'How do I set a daily limit?'),
      content: texts(
        '<p><a href="/m/set">سیٹنگز</a> میں رقم جمع کرانے، نقصان، داؤ اور کھیلنے کے وقت کی حدیں رکھیں۔ حد کم کرنا فوراً لاگو ہوتا ہے، بڑھانا ایک دن بعد۔</p>',
        '<p><a href="/m/set">Tarteebat</a> mein raqam jama karane, nuqsan, daao aur khelne ke waqt ki hadein rakhein. Had kam karna foran laagu hota hai, barhana aik din baad.</p>',
        '<p>Set limits of deposits, losses, stakes and session time in the <a href="/m/set">settings</a>. A lower limit applies at once, a higher one after a day.</p>',
      ),
    },
  ],
}
