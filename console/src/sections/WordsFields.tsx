import { LANGUAGES, type PackLanguage } from '@understudy/contracts/languages'
import { RowSwitch, Rows } from '@/shared/ui/Rows'
import { LongField, TextField } from '../parts/Fields.tsx'
import { useSteeringText } from '../steering-texts.ts'
import type { ControlMutation } from '../use-control-mutation.ts'

export const WRITTEN = ['UR', 'UR-LA', 'EN'] as const satisfies readonly PackLanguage[]

export interface Words {
  /** Whether each language has its own text. */
  apart: boolean
  title: Record<PackLanguage, string>
  content: Record<PackLanguage, string>
}

const NOTHING = { UR: '', 'UR-LA': '', EN: '' }
export const NO_WORDS: Words = { apart: false, title: NOTHING, content: NOTHING }

/** Converts to the control API's format: one text for all languages, or one for each. */
export const titleOf = ({ apart, title }: Words) => (apart ? title : title.EN)

export const contentOf = ({ apart, content }: Words) =>
  apart ? { UR: asHtml(content.UR), 'UR-LA': asHtml(content['UR-LA']), EN: asHtml(content.EN) } : asHtml(content.EN)

/** Turns plain text into paragraphs; text that contains a tag is kept as HTML. */
export function asHtml(text: string): string {
  if (/<[a-z!/]/i.test(text) || !text.trim()) return text
  const inner = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return inner
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

interface WordsFieldsProps {
  words: Words
  onChange: (words: Words) => void
  act: ControlMutation
}

/** Title and text, once for all languages or once for each. */
export function WordsFields({ words, onChange, act }: WordsFieldsProps) {
  const t = useSteeringText()
  const { apart, title, content } = words
  const languages = apart ? LANGUAGES.filter(({ code }) => WRITTEN.some((one) => one === code)) : []
  const fields = apart ? languages.map(({ code, name, dir }) => ({ code: code as PackLanguage, name, dir })) : [ONE]
  return (
    <>
      <Rows>
        <RowSwitch
          label={t('write.apart')}
          hint={t('write.apartHint')}
          on={apart}
          onChange={(next) => onChange({ ...words, apart: next })}
        />
      </Rows>
      {fields.map(({ code, name, dir }) => (
        <div key={code}>
          <TextField
            label={name ? t('write.titleIn', { language: name }) : t('write.title')}
            value={title[code]}
            onChange={(text) => onChange({ ...words, title: { ...title, [code]: text } })}
            dir={dir}
            maxLength={120}
            error={act.fieldError(apart ? `title.${code}` : 'title')}
            required
          />
          <LongField
            label={name ? t('write.contentIn', { language: name }) : t('write.content')}
            value={content[code]}
            onChange={(text) => onChange({ ...words, content: { ...content, [code]: text } })}
            dir={dir}
            rows={4}
            maxLength={19_000}
            error={act.fieldError(apart ? `content.${code}` : 'content')}
            required
          />
        </div>
      ))}
    </>
  )
}

const ONE = { code: 'EN' as PackLanguage, name: '', dir: 'auto' as const }
