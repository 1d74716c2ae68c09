const EN = {
  staged: 'This site is staged by the demo: no such site exists, and no real money moves.',
  back: 'Back to {brand}',
  login: 'Log in',
  register: 'Open an account',
  loading: 'One moment…',
  gone: 'This demo session has ended.',
  goneHow: 'Open the app again and follow the link from there.',
  unknown: 'There is no such page.',
  unknownHow: 'The link may be old. Open the app again and follow the link from there.',
  failed: 'The site does not answer right now.',
  retry: 'Try again',
}

/** @type {typeof EN} */
const UR = {
  staged: 'یہ سائٹ نمائش کا حصہ ہے: ایسی کوئی سائٹ موجود نہیں، اور کوئی اصل رقم منتقل نہیں ہوتی۔',
  back: '{brand} پر واپس جائیں',
  login: 'لاگ ان کریں',
  register: 'اکاؤنٹ بنائیں',
  loading: 'ایک لمحہ…',
  gone: 'یہ ڈیمو سیشن ختم ہو گیا ہے۔',
  goneHow: 'ایپ دوبارہ کھولیں اور وہاں سے لنک پر جائیں۔',
  unknown: 'ایسا کوئی صفحہ نہیں۔',
  unknownHow: 'شاید لنک پرانا ہے۔ ایپ دوبارہ کھولیں اور وہاں سے لنک پر جائیں۔',
  failed: 'سائٹ اس وقت جواب نہیں دے رہی۔',
  retry: 'دوبارہ کوشش کریں',
}

/** @type {typeof EN} */
const UR_LA = {
  staged: 'Yeh site numaish ka hissa hai: aisi koi site maujood nahin, aur koi asal raqam muntaqil nahin hoti.',
  back: '{brand} par wapas jayein',
  login: 'Log in karein',
  register: 'Account banayein',
  loading: 'Aik lamha…',
  gone: 'Yeh demo session khatam ho gaya hai.',
  goneHow: 'App dobara kholein aur wahan se link par jayein.',
  unknown: 'Aisa koi safha nahin.',
  unknownHow: 'Shayad link purana hai. App dobara kholein aur wahan se link par jayein.',
  failed: 'Site is waqt jawab nahin de rahi.',
  retry: 'Dobara koshish karein',
}

/** Texts that all sites share. @type {Record<import('./page.js').Language, typeof EN>} */
export const SITE_TEXTS = { EN, UR, 'UR-LA': UR_LA }
