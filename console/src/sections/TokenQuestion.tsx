import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { TextField } from '../parts/Fields.tsx'
import { steeringCache } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { tabMemory, useTabMemory } from '../tab-memory.ts'

/** Asks for the server's control token, which is stored in this tab only. */
export function TokenQuestion() {
  const t = useSteeringText()
  const { token } = useTabMemory()
  const [typed, setTyped] = useState('')
  return (
    <form
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        tabMemory.set({ token: typed.trim() })
        steeringCache.invalidateQueries()
      }}
    >
      <p>{t('token.why')}</p>
      <TextField
        label={t('token.label')}
        type="password"
        value={typed}
        onChange={setTyped}
        error={token ? t('token.refused') : undefined}
        required
      />
      <Button type="submit">{t('token.use')}</Button>
    </form>
  )
}
