const EN = {
  title: 'Choose an account',
  what: '{brand} asks for your name and e-mail address. It does not see your password.',
  other: 'Or another e-mail address',
  go: 'Continue',
  cancel: 'Cancel and go back',
  email: 'Enter an e-mail address such as name@mail.example',
  offline: 'No connection. Please try again.',
  wrong: 'This sign-in link is not valid. Please go back and start again.',
  note: 'A demo service: everybody here is invented.',
}

/** @type {typeof EN} */
const UR = {
  title: 'اکاؤنٹ چنیں',
  what: '{brand} آپ کا نام اور ای میل پتہ مانگتا ہے۔ آپ کا پاس ورڈ اسے نظر نہیں آتا۔',
  other: 'یا کوئی اور ای میل پتہ',
  go: 'آگے بڑھیں',
  cancel: 'منسوخ کریں اور واپس جائیں',
  email: 'ای میل پتہ لکھیں، جیسے name@mail.example',
  offline: 'انٹرنیٹ نہیں ہے۔ دوبارہ کوشش کریں۔',
  wrong: 'سائن اِن کا یہ لنک درست نہیں۔ واپس جا کر دوبارہ شروع کریں۔',
  note: 'انڈر اسٹڈی کی نمائشی سروس: یہاں سب لوگ فرضی ہیں۔',
}

/** @type {typeof EN} */
const UR_LA = {
  title: 'Account chunein',
  what: '{brand} aap ka naam aur email pata maangta hai. Aap ka password usay nazar nahin aata.',
  other: 'Ya koi aur email pata',
  go: 'Aage barhein',
  cancel: 'Mansookh karein aur wapas jayein',
  email: 'Email pata likhein, jaise name@mail.example',
  offline: 'Internet nahin hai. Dobara koshish karein.',
  wrong: 'Sign-in ka yeh link durust nahin. Wapas ja kar dobara shuru karein.',
  note: 'Understudy ki numaishi service: yahan sab log farzi hain.',
}

/** @param {string} language */
export const textsOf = (language) => ({ UR, 'UR-LA': UR_LA })[language] ?? EN
