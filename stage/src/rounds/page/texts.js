/** @type {Record<string, Record<string, string>>} */
export const TEXTS = {
  EN: {
    'baccarat.first': 'Player',
    'baccarat.second': 'Banker',
    'baccarat.draw': 'Tie',
    'baccarat.rules':
      'Player and Banker get two cards; an ace counts 1, tens and pictures 0, and only the last digit counts. 8 or 9 ends the round; otherwise a third card may follow by the fixed table. The side nearer to 9 wins; the banker pays 5 percent commission. On a tie, stakes on a side come back.',
    'table.first': 'Sun',
    'table.second': 'Moon',
    'table.draw': 'Alike',
    'cockfight.first': 'Meron',
    'cockfight.second': 'Wala',
    'cockfight.draw': 'Draw',
    shown: 'No more bets',
    wins: '{side} wins',
    alike: 'Both alike',
    won: 'You get {amount}',
    staked: 'Your stake',
    pays: 'pays {odds}',
    road: 'Last rounds, the newest first',
    exchange: 'Exchange {number}',
    'table.rules':
      'One card for Sun, one for Moon: the higher card wins, the ace is the lowest. If both are alike, half of a stake on a side comes back.',
    'cockfight.rules':
      'Two feathered emblems race for points in five exchanges; who has more wins. If they draw, stakes on a side come back.',
  },
  UR: {
    'baccarat.first': 'پلیئر',
    'baccarat.second': 'بینکر',
    'baccarat.draw': 'ٹائی',
    'baccarat.rules':
      'پلیئر اور بینکر کو دو دو پتے ملتے ہیں؛ یکے کا 1، دہلے اور تصویروں کا 0، اور صرف آخری ہندسہ گنا جاتا ہے۔ 8 یا 9 پر راؤنڈ ختم؛ ورنہ مقررہ قاعدے سے تیسرا پتا آ سکتا ہے۔ جو 9 کے قریب ہو وہ جیتتا ہے؛ بینکر کی جیت پر 5 فیصد کمیشن ہے۔ ٹائی پر فریق کا داؤ واپس ملتا ہے۔',
    'table.first': 'سورج',
    'table.second': 'چاند',
    'table.draw': 'برابر',
    'cockfight.first': 'میرون',
    'cockfight.second': 'والا',
    'cockfight.draw': 'برابر',
    shown: 'اب داؤ نہیں لگے گا',
    wins: '{side} کی جیت',
    alike: 'دونوں برابر',
    won: 'آپ کو ملے {amount}',
    staked: 'آپ کا داؤ',
    pays: 'ادائیگی {odds}',
    road: 'پچھلے راؤنڈ، تازہ ترین پہلے',
    exchange: 'مقابلہ {number}',
    'table.rules':
      'ایک پتا سورج کا، ایک چاند کا: بڑا پتا جیتتا ہے، یکہ سب سے چھوٹا ہے۔ برابر ہوں تو کسی فریق پر لگا آدھا داؤ واپس ملتا ہے۔',
    'cockfight.rules':
      'پروں والے دو نشان پانچ مقابلوں میں پوائنٹس کی دوڑ لگاتے ہیں؛ جس کے زیادہ ہوں وہ جیتتا ہے۔ برابری پر فریق کا داؤ واپس ملتا ہے۔',
  },
  'UR-LA': {
    'baccarat.first': 'Player',
    'baccarat.second': 'Banker',
    'baccarat.draw': 'Tie',
    'baccarat.rules':
      'Player aur Banker ko do do patte milte hain; yakke ka 1, dehle aur tasveeron ka 0, aur sirf aakhri hindsa gina jata hai. 8 ya 9 par round khatam; warna muqarrar qaide se teesra patta aa sakta hai. Jo 9 ke qareeb ho woh jeetta hai; Banker ki jeet par 5 feesad commission hai. Tie par fareeq ka daao wapas milta hai.',
    'table.first': 'Suraj',
    'table.second': 'Chaand',
    'table.draw': 'Barabar',
    'cockfight.first': 'Meron',
    'cockfight.second': 'Wala',
    'cockfight.draw': 'Barabar',
    shown: 'Ab daao nahin lage ga',
    wins: '{side} ki jeet',
    alike: 'Donon barabar',
    won: 'Aap ko mile {amount}',
    staked: 'Aap ka daao',
    pays: 'adaigi {odds}',
    road: 'Pichhle round, taaza tareen pehle',
    exchange: 'Muqabla {number}',
    'table.rules':
      'Aik patta Suraj ka, aik Chaand ka: bara patta jeetta hai, yakka sab se chhota hai. Barabar hon to kisi fareeq par laga aadha daao wapas milta hai.',
    'cockfight.rules':
      'Paron wale do nishan paanch muqablon mein points ki daur lagate hain; jis ke zyada hon woh jeetta hai. Barabari par fareeq ka daao wapas milta hai.',
  },
}
