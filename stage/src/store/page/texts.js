/** @type {Record<'UR' | 'UR-LA' | 'EN', Record<'title' | 'what' | 'note', string>>} */
export const TEXTS = {
  UR: {
    title: 'ایپ اسٹور',
    what: 'اصل پلیٹ فارم پر یہاں سے آئی فون کی ایپ انسٹال ہوتی ہے۔',
    note: 'یہ نمائشی پلیٹ فارم ہے: یہاں سے کچھ انسٹال نہیں ہوتا۔ واپس جا کر ویب سائٹ ہی کو ہوم اسکرین پر رکھ لیں۔',
  },
  'UR-LA': {
    title: 'App store',
    what: 'Asal platform par yahan se iPhone ki app install hoti hai.',
    note: 'Yeh numaishi platform hai: yahan se kuch install nahin hota. Wapas ja kar website hi ko home screen par rakh lein.',
  },
  EN: {
    title: 'App store',
    what: 'On a real platform the app for iPhones is installed from here.',
    note: 'This is a demo platform: nothing is installed from here. Go back and put the website itself on your home screen.',
  },
}
