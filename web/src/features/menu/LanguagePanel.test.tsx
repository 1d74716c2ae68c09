import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render'
import LanguagePanel from './LanguagePanel.tsx'

test('the language panel offers seventeen languages by their own names', {
  tags: ['I18N-001'],
}, async () => {
  renderInApp(<LanguagePanel open onClose={() => {}} />)
  const panel = within(await screen.findByRole('dialog', { name: 'Choose a language' }))
  const entries = panel.getAllByRole('listitem').map(({ textContent }) => textContent?.split('Texts in English')[0])
  expect(entries).toEqual([
    'اردو',
    'Roman Urdu',
    'English',
    'हिन्दीHindi · ',
    'বাংলাBangla · ',
    'Bahasa IndonesiaIndonesian · ',
    'Bahasa MelayuMalay · ',
    'ไทยThai · ',
    'Tiếng ViệtVietnamese · ',
    'FilipinoFilipino · ',
    'မြန်မာBurmese · ',
    'ខ្មែរKhmer · ',
    '简体中文Simplified Chinese · ',
    '日本語Japanese · ',
    '한국어Korean · ',
    'PortuguêsPortuguese · ',
    'EspañolSpanish · ',
  ])
  expect(panel.getAllByText(/Texts in English$/)).toHaveLength(14)
  expect(panel.getByRole('button', { pressed: true }).textContent).toBe('English')
})
