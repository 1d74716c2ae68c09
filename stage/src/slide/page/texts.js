const EN = {
  title: 'Quick security check',
  how: 'Move the piece into the gap: drag it, use the arrow keys, or tap plus and minus.',
  offset: 'Place of the piece',
  where: 'The gap is at {gap} of 100.',
  less: 'Move the piece back',
  more: 'Move the piece forward',
  send: 'Check',
  close: 'Cancel',
  passed: 'Done, thank you.',
  failed: 'Not quite. The gap has moved, please try again.',
  expired: 'This puzzle has expired. Loading a new one.',
  offline: 'No connection. Please try again.',
}

/** @type {typeof EN} */
const UR = {
  title: 'مختصر حفاظتی جانچ',
  how: 'ٹکڑے کو خالی جگہ پر لے جائیں: کھینچیں، تیر والی کلیدیں دبائیں، یا جمع اور منفی پر ٹیپ کریں۔',
  offset: 'ٹکڑے کی جگہ',
  where: 'خالی جگہ 100 میں سے {gap} پر ہے۔',
  less: 'ٹکڑا پیچھے لے جائیں',
  more: 'ٹکڑا آگے لے جائیں',
  send: 'جانچیں',
  close: 'منسوخ کریں',
  passed: 'شکریہ، ٹکڑا ٹھیک بیٹھ گیا۔',
  failed: 'ابھی ٹھیک نہیں بیٹھا۔ خالی جگہ بدل گئی ہے، دوبارہ کوشش کریں۔',
  expired: 'اس معمے کا وقت ختم ہو گیا۔ نیا آ رہا ہے۔',
  offline: 'انٹرنیٹ نہیں ہے۔ دوبارہ کوشش کریں۔',
}

/** @type {typeof EN} */
const UR_LA = {
  title: 'Mukhtasar hifazati jaanch',
  how: 'Tukre ko khali jagah par le jayein: kheenchein, teer wali keys dabayein, ya plus aur minus par tap karein.',
  offset: 'Tukre ki jagah',
  where: 'Khali jagah 100 mein se {gap} par hai.',
  less: 'Tukra peeche le jayein',
  more: 'Tukra aage le jayein',
  send: 'Jaanchein',
  close: 'Mansookh karein',
  passed: 'Shukriya, tukra theek baith gaya.',
  failed: 'Abhi theek nahin baitha. Khali jagah badal gayi hai, dobara koshish karein.',
  expired: 'Is muamme ka waqt khatam ho gaya. Naya aa raha hai.',
  offline: 'Internet nahin hai. Dobara koshish karein.',
}

/** @param {string} language */
export const textsOf = (language) => ({ UR, 'UR-LA': UR_LA })[language] ?? EN
