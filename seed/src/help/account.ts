import { texts } from '../texts.ts'
import type { HelpSeed } from '../world-seed.ts'

export const account: HelpSeed = {
  category: 'account',
  title: texts('اکاؤنٹ اور لاگ ان', 'Account aur log in', 'Account and login'),
  items: [
    {
      title: texts('پاس ورڈ بھول جائیں تو؟', 'Password bhool jayein to?', 'What if I forget my password?'),
      content: texts(
        '<p><a href="/m/forget">پاس ورڈ بھول گئے</a> کھولیں، اکاؤنٹ لکھیں اور ای میل یا موبائل پر آنے والا کوڈ درج کریں۔ پھر نیا پاس ورڈ رکھیں۔</p>',
        '<p><a href="/m/forget">Password bhool gaye</a> kholein, account likhein aur email ya mobile par aane wala code darj karein. Phir naya password rakhein.</p>',
        '<p>Open <a href="/m/forget">Forgot password</a>, enter your account and the code that comes by e-mail or to your mobile. Then choose a new password.</p>',
      ),
    },
    {
      title: texts('اکاؤنٹ بند کیوں ہو گیا؟', 'Account band kyun ho gaya?', 'Why is my account locked?'),
      content: texts(
        '<p>چھ غلط کوششوں کے بعد لاگ ان پندرہ منٹ کے لیے رک جاتا ہے۔ اس کے بعد آپ دوبارہ کوشش کر سکتے ہیں، کچھ اور کرنے کی ضرورت نہیں۔</p>',
        '<p>Chhe ghalat koshishon ke baad log in pandrah minute ke liye ruk jata hai. Is ke baad aap dobara koshish kar sakte hain, kuch aur karne ki zaroorat nahin.</p>',
        '<p>After six wrong tries logging in is paused for fifteen minutes. Then you can try again.</p>',
      ),
    },
    {
      title: texts(
        'دوسرے فون پر لاگ ان کیسے ہو؟',
        'Doosre phone par log in kaise ho?',
        'How do I log in on another phone?',
      ),
      content: texts(
        '<p>وہی نام اور پاس ورڈ استعمال کریں۔ نئے فون پر ایک کوڈ مانگا جا سکتا ہے۔ ایک وقت میں ایک ہی فون لاگ ان رہتا ہے: نیا لاگ ان پرانے کو ختم کر دیتا ہے۔</p>',
        '<p>Wohi naam aur password istemal karein. Naye phone par aik code maanga ja sakta hai. Aik waqt mein aik hi phone log in rehta hai: naya log in purane ko khatam kar deta hai.</p>',
        '<p>Use the same name and password. On a new phone you may have to enter a code. You can be logged in on one phone at a time.</p>',
      ),
    },
  ],
}
