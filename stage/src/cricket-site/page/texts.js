const EN = {
  title: '{brand} Cricket',
  subtitle: 'Live scores, fixtures and results',
  invite: 'Log in to bet on these matches.',
  live: 'Live',
  upcoming: 'Upcoming',
  closed: 'Results',
  noLive: 'No match is live right now.',
  noUpcoming: 'No match is planned.',
  noClosed: 'No match has ended in the last hours.',
  none: 'There is no cricket at the moment.',
  overs: '{done} of {all} overs',
  starts: 'Starts {time}',
  ended: 'Ended {time}',
  calledOff: 'Called off',
  runsBy: '{team} won by {runs} runs',
  odds: 'Odds',
  suspended: 'Closed',
  how: 'Both sides bat each over in turn. The side that wins more overs wins the match.',
}

/** @type {typeof EN} */
const UR = {
  title: '{brand} کرکٹ',
  subtitle: 'لائیو اسکور، آنے والے میچ اور نتائج',
  invite: 'ان میچوں پر داؤ لگانے کے لیے لاگ ان کریں۔',
  live: 'لائیو',
  upcoming: 'آنے والے',
  closed: 'نتائج',
  noLive: 'اس وقت کوئی میچ لائیو نہیں۔',
  noUpcoming: 'کوئی میچ طے نہیں۔',
  noClosed: 'پچھلے گھنٹوں میں کوئی میچ ختم نہیں ہوا۔',
  none: 'اس وقت کوئی کرکٹ نہیں۔',
  overs: '{all} میں سے {done} اوور',
  starts: 'آغاز {time}',
  ended: 'اختتام {time}',
  calledOff: 'منسوخ',
  runsBy: '{team} کی {runs} رنز سے جیت',
  odds: 'آڈز',
  suspended: 'بند',
  how: 'دونوں ٹیمیں باری باری ہر اوور کھیلتی ہیں۔ جو زیادہ اوور جیتے وہی میچ جیتتی ہے۔',
}

/** @type {typeof EN} */
const UR_LA = {
  title: '{brand} Cricket',
  subtitle: 'Live score, aane wale match aur nataij',
  invite: 'In matchon par daao lagane ke liye log in karein.',
  live: 'Live',
  upcoming: 'Aane wale',
  closed: 'Nataij',
  noLive: 'Is waqt koi match live nahin.',
  noUpcoming: 'Koi match tay nahin.',
  noClosed: 'Pichhle ghanton mein koi match khatam nahin hua.',
  none: 'Is waqt koi cricket nahin.',
  overs: '{all} mein se {done} over',
  starts: 'Aaghaz {time}',
  ended: 'Ikhtitam {time}',
  calledOff: 'Mansookh',
  runsBy: '{team} ki {runs} runs se jeet',
  odds: 'Odds',
  suspended: 'Band',
  how: 'Dono teamein bari bari har over khelti hain. Jo zyada over jeete wohi match jeetti hai.',
}

/** @type {Record<import('../../shared/page.js').Language, typeof EN>} */
export const TEXTS = { EN, UR, 'UR-LA': UR_LA }
