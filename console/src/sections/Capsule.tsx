import type { control } from '@understudy/contracts'
import { capsuleContents, exportCapsule, importCapsule } from '@understudy/contracts/control'
import type { CAPSULE_TYPE, LONGEST_VALUE } from '@understudy/contracts/control/capsule'
import { CARRIED_KEYS } from '@understudy/contracts/storage-keys'
import { Download, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { languageCode } from '@/shared/i18n'
import { addressOf, belowBase, pathHere } from '@/shared/navigation/base'
import { session } from '@/shared/session'
import { storedTexts } from '@/shared/storage/item'
import { useTheme } from '@/shared/theme'
import { Button, buttonClass } from '@/shared/ui/Button'
import { worldParams } from '../actions.ts'
import { base64Of, bytesOf } from '../base64.ts'
import { addOwnWorld } from '../browser-memory.ts'
import { useGivenCapsule } from '../given-capsule.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { TextField } from '../parts/Fields.tsx'
import { ActionLine, Group } from '../parts/Lists.tsx'
import { steer } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { tabMemory } from '../tab-memory.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { CapsuleContents } from './CapsuleContents.tsx'
import styles from './sections.module.css'

const KB = 1024
const TYPE: typeof CAPSULE_TYPE = 'application/vnd.understudy.capsule'
const LONGEST: typeof LONGEST_VALUE = 65_536

/** Exports and imports the whole state as one file. */
export function Capsule() {
  const t = useSteeringText()
  const theme = useTheme()
  const [note, setNote] = useState('')
  const [done, setDone] = useState('')
  const [preview, setPreview] = useState<{ capsule: string; contents: control.CapsuleContents }>()
  const act = useControlMutation()

  const save = () =>
    act.run(async () => {
      const { name, bytes, capsule } = await steer(exportCapsule, {
        params: worldParams(),
        body: {
          route: pathHere() + location.search,
          language: languageCode(),
          theme,
          note,
          frames: framePaths(),
          storage: {
            local: storedTexts('local', CARRIED_KEYS.local, LONGEST),
            session: storedTexts('session', CARRIED_KEYS.session, LONGEST),
          },
          ...(session.get() && { as: session.get()?.userName }),
        },
      })
      download(name, bytesOf(capsule))
      setDone(t('handOver.saved', { name, kb: Math.ceil(bytes / KB) }))
    })

  const given = useGivenCapsule(({ file }) => file)

  const look = (file: File) =>
    act.run(async () => {
      setPreview(undefined)
      const capsule = base64Of(new Uint8Array(await file.arrayBuffer()))
      setPreview({ capsule, contents: await steer(capsuleContents, { body: { capsule } }) })
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is looked at once
  useEffect(() => {
    if (!given) return
    useGivenCapsule.setState({ file: undefined })
    look(given)
  }, [given])

  const open = (capsule: string) =>
    act.run(async () => {
      const { world, link } = await steer(importCapsule, { body: { capsule } })
      addOwnWorld(world.id)
      tabMemory.keep()
      location.assign(addressOf(link))
    })

  return (
    <Group title={t('handOver.capsule')}>
      <p>{t('handOver.capsuleHint')}</p>
      <TextField
        label={t('handOver.note')}
        value={note}
        onChange={setNote}
        maxLength={200}
        error={act.fieldError('note')}
      />
      <ActionLine>
        <Button look="secondary" icon={<Download size={16} aria-hidden="true" />} busy={act.busy} onClick={save}>
          {t('handOver.save')}
        </Button>
        <label className={buttonClass({ look: 'secondary', size: 'small' }, styles.file)}>
          <Upload size={16} aria-hidden="true" />
          {t('handOver.open')}
          <input
            type="file"
            disabled={act.busy}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) look(file)
              target.value = ''
            }}
          />
        </label>
      </ActionLine>
      <ErrorMessage of={act.error} />
      {preview && (
        <CapsuleContents
          of={preview.contents}
          busy={act.busy}
          onOpen={() => open(preview.capsule)}
          onLeave={() => setPreview(undefined)}
        />
      )}
      <p role="status" className={styles.note}>
        {done}
      </p>
    </Group>
  )
}

/** Paths of the pages that the app shows in frames. */
function framePaths(): string[] {
  return [...document.querySelectorAll('iframe')].slice(0, 8).flatMap(({ src }) => {
    const { pathname, search } = new URL(src, location.href)
    const path = belowBase(pathname) + search
    return path.startsWith('/') && path.length <= 512 ? [path] : []
  })
}

function download(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const href = URL.createObjectURL(new Blob([bytes], { type: TYPE }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The download has started by then, and the URL would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
