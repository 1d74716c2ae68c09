import { hostile } from '../announcements/hostile.ts'
import { mapTexts, texts } from '../texts.ts'
import type { HelpSeed } from '../world-seed.ts'

export const safety: HelpSeed = {
  category: 'safety',
  title: texts('محفوظ کھیل', 'Mehfooz khel', 'Safer play'),
  items: [
    {
      title: texts('وقفہ کیسے لیا جائے؟', 'Waqfa kaise liya jaye?', 'How do I take a break?'),
      content: texts(
        '<p><a href="/m/set">سیٹنگز</a> میں محفوظ کھیل کے تحت ایک دن سے چھ ہفتے تک کا وقفہ، یا چھ ماہ سے خود کو الگ رکھنا چنیں۔ اس دوران کوئی اسے ختم نہیں کر سکتا۔</p>',
        '<p><a href="/m/set">Tarteebat</a> mein mehfooz khel ke tehat aik din se chhe hafte tak ka waqfa, ya chhe maah se khud ko alag rakhna chunein. Is dauran koi isay khatam nahin kar sakta.</p>',
        '<p>Choose a time-out or self-exclusion under safer play in the <a href="/m/set">settings</a>. Nobody can end it early, not even you.</p>',
      ),
    },
    {
      title: texts('جعلی صفحہ کیسے پہچانیں؟', 'Jaali safha kaise pehchanein?', 'How do I recognise a false page?'),
      content: mapTexts(
        texts(
          '<p>{brand} کبھی پیغام میں پاس ورڈ یا کوڈ نہیں مانگتا۔ پتہ خود لکھیں اور اجنبی لنک نہ کھولیں۔</p>',
          '<p>{brand} kabhi paigham mein password ya code nahin maangta. Pata khud likhein aur ajnabi link na kholein.</p>',
          '<p>{brand} never asks for a password or a code in a message. Type the address yourself and open no link of strangers.</p>',
        ),
        // Hostile content is placed on the page about scams on purpose.
        (html) => html + hostile('script', 'image', 'svg', 'style'),
      ),
    },
    {
      title: texts('مدد کس سے لی جائے؟', 'Madad kis se li jaye?', 'Who can help me?'),
      content: texts(
        '<p>ہماری ٹیم صبح 8 بجے سے رات 12 بجے تک جواب دیتی ہے: ہوم کے اوپر ہیڈ فون کا نشان چھوئیں۔ اگر کھیل بوجھ بن جائے تو کسی قریبی شخص سے بات کریں اور وقفہ لیں۔</p>',
        '<p>Hamari team subah 8 baje se raat 12 baje tak jawab deti hai: home ke oopar headphone ka nishan chhuein. Agar khel bojh ban jaye to kisi qareebi shakhs se baat karein aur waqfa lein.</p>',
        '<p>Our team answers from 8 in the morning to midnight: touch the headphones at the top of home. If playing becomes a burden, talk to somebody close to you and take a break.</p>',
      ),
    },
  ],
}
