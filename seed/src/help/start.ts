import { texts } from '../texts.ts'
import type { HelpSeed } from '../world-seed.ts'

export const start: HelpSeed = {
  category: 'start',
  title: texts('پہلا قدم', 'Pehla qadam', 'First steps'),
  items: [
    {
      title: texts('اکاؤنٹ کیسے بنایا جائے؟', 'Account kaise banaya jaye?', 'How do I open an account?'),
      content: texts(
        '<p>ہوم یا لاگ ان کے صفحے سے <a href="/m/register">رجسٹریشن</a> کھولیں۔ ایک نام، ایک پاس ورڈ اور شرائط سے اتفاق کافی ہے، باقی خانے {brand} کی ضرورت کے مطابق ہیں۔</p><p>اکاؤنٹ بنتے ہی آپ لاگ ان ہو جاتے ہیں۔</p>',
        '<p>Home ya log in ke safhe se <a href="/m/register">registration</a> kholein. Aik naam, aik password aur sharait se ittefaq kaafi hai, baqi khane {brand} ki zaroorat ke mutabiq hain.</p><p>Account bante hi aap log in ho jate hain.</p>',
        '<p>Open the <a href="/m/register">registration</a> from home or from the login page. A name, a password and your agreement to the terms are enough; what else is asked for depends on {brand}.</p><p>You are logged in as soon as the account exists.</p>',
      ),
    },
    {
      title: texts(
        'کیا میں بغیر اکاؤنٹ کے کھیل سکتا ہوں؟',
        'Kya main account ke baghair khel sakta hoon?',
        'Can I play without an account?',
      ),
      content: texts(
        '<p>جی ہاں۔ <a href="/m/trail">مفت کھیل</a> میں ایک گھنٹے کے لیے نمائشی رقم ملتی ہے۔ یہ رقم نہ جمع کرائی جا سکتی ہے نہ نکلوائی جا سکتی ہے۔</p>',
        '<p>Ji haan. <a href="/m/trail">Muft khel</a> mein aik ghante ke liye numaishi raqam milti hai. Yeh raqam na jama karai ja sakti hai na nikalwayi ja sakti hai.</p>',
        '<p>Yes. <a href="/m/trail">Free play</a> gives you an hour with demo money. It can neither be topped up nor withdrawn.</p>',
      ),
    },
    {
      title: texts('ایپ کہاں سے ملے گی؟', 'App kahan se mile gi?', 'Where do I get the app?'),
      content: texts(
        '<p><a href="/m/app">ایپ کے صفحے</a> پر آپ کے فون کے لیے جو کچھ دستیاب ہے وہ موجود ہے۔ براؤزر کے مینو سے یہ صفحہ ہوم اسکرین پر بھی رکھا جا سکتا ہے۔</p>',
        '<p><a href="/m/app">App ke safhe</a> par aap ke phone ke liye jo kuch dastyab hai woh maujood hai. Browser ke menu se yeh safha home screen par bhi rakha ja sakta hai.</p>',
        '<p>The <a href="/m/app">page of the app</a> has what there is for your phone. The menu of your browser can also put this site on the home screen.</p>',
      ),
    },
  ],
}
