import { Group } from '../parts/Lists.tsx'
import { useSteeringText } from '../steering-texts.ts'

/** What needs a server, where the platform runs in this browser only. */
export function AloneHere() {
  const t = useSteeringText()
  return (
    <Group title={t('alone.title')}>
      <p>{t('alone.text')}</p>
    </Group>
  )
}
