import type { PackLanguage } from '@understudy/contracts'

/** The security questions. An id is the position in the list, counted from 1. */
export const QUESTIONS: readonly Readonly<Record<PackLanguage, string>>[] = [
  {
    EN: 'What was the name of your first school?',
    UR: 'آپ کے پہلے اسکول کا نام کیا تھا؟',
    'UR-LA': 'Aap ke pehle school ka naam kya tha?',
  },
  {
    EN: 'In which town was your mother born?',
    UR: 'آپ کی والدہ کس شہر میں پیدا ہوئیں؟',
    'UR-LA': 'Aap ki walida kis shehr mein paida huin?',
  },
  {
    EN: 'What was the name of your first pet?',
    UR: 'آپ کے پہلے پالتو جانور کا نام کیا تھا؟',
    'UR-LA': 'Aap ke pehle paaltu janwar ka naam kya tha?',
  },
  {
    EN: 'Which dish do you like best?',
    UR: 'آپ کو سب سے زیادہ کون سا کھانا پسند ہے؟',
    'UR-LA': 'Aap ko sab se zyada kaun sa khana pasand hai?',
  },
  {
    EN: 'Who was your favourite teacher?',
    UR: 'آپ کے پسندیدہ استاد کون تھے؟',
    'UR-LA': 'Aap ke pasandeeda ustad kaun thay?',
  },
  {
    EN: 'In which street did you grow up?',
    UR: 'آپ کس گلی میں پلے بڑھے؟',
    'UR-LA': 'Aap kis gali mein pale barhe?',
  },
  {
    EN: 'What was your first job?',
    UR: 'آپ کی پہلی ملازمت کیا تھی؟',
    'UR-LA': 'Aap ki pehli mulazmat kya thi?',
  },
  {
    EN: 'Which book have you read most often?',
    UR: 'آپ نے کون سی کتاب سب سے زیادہ پڑھی ہے؟',
    'UR-LA': 'Aap ne kaun si kitaab sab se zyada parhi hai?',
  },
  {
    EN: 'What is the name of your oldest cousin?',
    UR: 'آپ کے سب سے بڑے کزن کا نام کیا ہے؟',
    'UR-LA': 'Aap ke sab se bare cousin ka naam kya hai?',
  },
  {
    EN: 'Where did you spend your first holiday?',
    UR: 'آپ نے پہلی چھٹیاں کہاں گزاریں؟',
    'UR-LA': 'Aap ne pehli chhuttiyan kahan guzarin?',
  },
]

/** Normalises an answer, so that case and extra blanks do not matter. */
export const plainAnswer = (answer: string) => answer.trim().replace(/\s+/g, ' ').toLowerCase().normalize('NFC')
