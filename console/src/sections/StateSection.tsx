import { THEMES } from '@understudy/contracts/client-config'
import { getSettings } from '@understudy/contracts/control'
import { isPseudoLocale, LANGUAGES, PSEUDO_LOCALES } from '@understudy/contracts/languages'
import { PASSKEY_CHECKS } from '@understudy/contracts/passkeys'
import { setLanguage, setPseudoLocale, useLanguage, useLocale } from '@/shared/i18n'
import { storage } from '@/shared/storage'
import { setTheme, useTheme } from '@/shared/theme'
import { RowSwitch, Rows } from '@/shared/ui/Rows'
import { Segments } from '@/shared/ui/Segments'
import { changeSettings, worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { SelectBox } from '../parts/Fields.tsx'
import { ActionLine, Group } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { Flags } from './Flags.tsx'
import { NextRounds } from './NextRounds.tsx'

/** Countries that are offered; a link or a command takes any other. */
const COUNTRIES = ['PK', 'IN', 'BD', 'AE', 'GB', 'US', 'CN', 'PH']

/** Brand, language, theme, outage, country, promotions and switches of the world. */
export function StateSection() {
  const t = useSteeringText()
  const settings = useSteering(getSettings, { params: worldParams() })
  const act = useControlMutation()
  const language = useLanguage()
  const pseudo = storage.pseudo.read()
  const theme = useTheme()
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  const countryName = (code: string) => `${names.of(code) ?? code} (${code})`
  const change = (change: Parameters<typeof changeSettings>[0]) => act.run(() => changeSettings(change))
  const { data } = settings

  return (
    <>
      <ErrorMessage of={settings.error ?? act.error} />
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
      <ActionLine>
        <SelectBox
          label={t('state.language')}
          value={isPseudoLocale(pseudo) ? pseudo : language}
          options={[
            ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
            ...PSEUDO_LOCALES.map((locale) => ({ value: locale, label: t(`state.${locale}`) })),
          ]}
          onChange={(code) => act.run(() => (isPseudoLocale(code) ? setPseudoLocale(code) : setLanguage(code)))}
        />
        <SelectBox
          label={t('state.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={setTheme}
        />
      </ActionLine>
      {data && (
        <>
          <Group title={t('state.status')}>
            <Rows label={t('state.status')}>
              <RowSwitch
                label={t('state.maintenance')}
                hint={t('state.maintenanceHint')}
                on={data.status.maintenance}
                onChange={(maintenance) => change({ status: { maintenance } })}
              />
              <RowSwitch
                label={t('state.region')}
                hint={t('state.regionHint')}
                on={data.status.regionRestriction}
                onChange={(regionRestriction) => change({ status: { regionRestriction } })}
              />
              <RowSwitch
                label={t('state.as200')}
                hint={t('state.as200Hint')}
                on={data.failuresAs200}
                onChange={(failuresAs200) => change({ failuresAs200 })}
              />
            </Rows>
            <SelectBox
              label={t('state.passkeyCheck')}
              value={data.passkeyCheck}
              options={PASSKEY_CHECKS.map((value) => ({ value, label: t(`state.passkey.${value}`) }))}
              onChange={(passkeyCheck) => change({ passkeyCheck })}
            />
            <SelectBox
              label={t('state.country')}
              value={data.country}
              options={[...new Set([...COUNTRIES, data.country])].map((code) => ({
                value: code,
                label: countryName(code),
              }))}
              onChange={(country) => change({ country })}
            />
          </Group>
          <NextRounds />
          <Group title={t('state.promotions')}>
            <Rows label={t('state.promotions')}>
              {Object.entries(data.promotions).map(([code, on]) => (
                <RowSwitch
                  key={code}
                  label={<bdi>{code}</bdi>}
                  on={on}
                  onChange={(next) => change({ promotions: { [code]: next } })}
                />
              ))}
            </Rows>
          </Group>
          <Flags flags={data.flags} onChange={(id, on) => change({ flags: { [id]: on } })} />
        </>
      )}
    </>
  )
}
