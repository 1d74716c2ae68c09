import { THEMES } from '@understudy/contracts/client-config'
import { getSettings } from '@understudy/contracts/control'
import { isPseudoLocale, LANGUAGES, PSEUDO_LOCALES } from '@understudy/contracts/languages'
import { PASSKEY_CHECKS } from '@understudy/contracts/passkeys'
import { useState } from 'react'
import { setLanguage, setPseudoLocale, useLanguage } from '@/shared/i18n'
import { storage } from '@/shared/storage'
import { setTheme, useTheme } from '@/shared/theme'
import { Segments } from '@/shared/ui/Segments'
import { changeSettings, here } from '../actions.ts'
import { Button } from '../parts/Button.tsx'
import { Pick, TextField } from '../parts/Field.tsx'
import { Group, Line, List, RowSwitch } from '../parts/Rows.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../texts.ts'
import { type Act, useAct } from '../use-act.ts'
import { Flags } from './Flags.tsx'

/** Brand, language, theme, outage, country, promotions and switches of the world. */
export function StateSection() {
  const t = useSteeringText()
  const settings = useSteering(getSettings, { params: here() })
  const act = useAct()
  const language = useLanguage()
  const pseudo = storage.pseudo.read()
  const theme = useTheme()
  const change = (of: Parameters<typeof changeSettings>[0]) => act.run(() => changeSettings(of))
  const { data } = settings

  return (
    <>
      <Trouble of={settings.error ?? act.trouble} />
      {data && (
        <Group title={t('state.merchant')}>
          <Segments
            look="chips"
            label={t('state.merchant')}
            options={data.merchants.map((value) => ({ value, label: value }))}
            value={data.merchant}
            onChange={(merchant) => change({ merchant })}
          />
        </Group>
      )}
      <Line>
        <Pick
          label={t('state.language')}
          value={isPseudoLocale(pseudo) ? pseudo : language}
          options={[
            ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
            ...PSEUDO_LOCALES.map((locale) => ({ value: locale, label: t(`state.${locale}`) })),
          ]}
          onChange={(code) => act.run(() => (isPseudoLocale(code) ? setPseudoLocale(code) : setLanguage(code)))}
        />
        <Pick
          label={t('state.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={setTheme}
        />
      </Line>
      {data && (
        <>
          <Group title={t('state.status')}>
            <List label={t('state.status')}>
              <li>
                <RowSwitch
                  name={t('state.maintenance')}
                  hint={t('state.maintenanceHint')}
                  on={data.status.maintenance}
                  onChange={(maintenance) => change({ status: { maintenance } })}
                />
              </li>
              <li>
                <RowSwitch
                  name={t('state.region')}
                  hint={t('state.regionHint')}
                  on={data.status.regionRestriction}
                  onChange={(regionRestriction) => change({ status: { regionRestriction } })}
                />
              </li>
              <li>
                <RowSwitch
                  name={t('state.as200')}
                  hint={t('state.as200Hint')}
                  on={data.failuresAs200}
                  onChange={(failuresAs200) => change({ failuresAs200 })}
                />
              </li>
            </List>
            <Pick
              label={t('state.passkeyCheck')}
              value={data.passkeyCheck}
              options={PASSKEY_CHECKS.map((value) => ({ value, label: t(`state.passkey.${value}`) }))}
              onChange={(passkeyCheck) => change({ passkeyCheck })}
            />
            <Country key={data.country} country={data.country} act={act} />
          </Group>
          <Group title={t('state.promotions')}>
            <List label={t('state.promotions')}>
              {Object.entries(data.promotions).map(([code, on]) => (
                <li key={code}>
                  <RowSwitch
                    name={<bdi>{code}</bdi>}
                    on={on}
                    onChange={(next) => change({ promotions: { [code]: next } })}
                  />
                </li>
              ))}
            </List>
          </Group>
          <Flags flags={data.flags} onChange={(id, on) => change({ flags: { [id]: on } })} />
        </>
      )}
    </>
  )
}

const NEIGHBOURS = ['PK', 'IN', 'BD', 'AE', 'GB', 'US', 'CN', 'PH']

/** The country the platform sees its visitors in. */
function Country({ country, act }: { country: string; act: Act }) {
  const t = useSteeringText()
  const [typed, setTyped] = useState(country)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        act.run(() => changeSettings({ country: typed.trim().toUpperCase() }))
      }}
    >
      <Line>
        <TextField
          label={t('state.country')}
          value={typed}
          onChange={setTyped}
          proposals={NEIGHBOURS}
          maxLength={2}
          error={act.at('country')}
        />
        <Button type="submit" disabled={typed.trim().toUpperCase() === country}>
          {t('apply')}
        </Button>
      </Line>
    </form>
  )
}
