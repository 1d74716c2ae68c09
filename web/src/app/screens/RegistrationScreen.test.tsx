import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  affiliate,
  checkUsername,
  OPTIONAL_FIELDS,
  register,
  registerSettings,
} from '@understudy/contracts/registration'
import { describe, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { failure } from '@/test/platform'
import { registerSettingsSample } from '@/test/register-settings'
import { openRegistration, registrationStage } from '@/test/registration'

vi.setConfig({ testTimeout: 30_000 })

const stage = registrationStage()
const messageOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

describe('the methods', () => {
  test.each([
    [['username', 'mobileNum'], 2, 'Username'],
    [['username'], 0, 'Username'],
    [['mobileNum'], 0, 'Mobile number'],
  ] as const)(
    'the registration with %j has %d tabs and begins with %s',
    { tags: ['REG-002', 'REG-003'] },
    async (types, tabs, first) => {
      stage.platform.answer(registerSettings, { ...registerSettingsSample(), registerTypes: [...types] })
      openRegistration()
      const form = await screen.findByRole('form')
      expect(screen.queryAllByRole('tab')).toHaveLength(tabs)
      expect(within(form).getAllByRole('textbox')[0]).toBe(within(form).getByLabelText(first))
    },
  )

  test('a registration without any method says that it is closed', async () => {
    stage.platform.answer(registerSettings, { ...registerSettingsSample(), registerTypes: [] })
    openRegistration()
    expect(await screen.findByText(/Registration is closed/)).toBeInTheDocument()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    // Offers only the login, and no other way to open an account.
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login')
    expect(screen.queryByRole('button', { name: /Google|Facebook/ })).not.toBeInTheDocument()
  })
})

describe('the fields', () => {
  const LABELS: Record<(typeof OPTIONAL_FIELDS)[number], string> = {
    paymentPassword: 'Payment password',
    idNumber: 'ID number',
    qqNum: 'QQ number',
    facebook: 'Facebook',
    wechat: 'WeChat',
    line: 'LINE',
    whatsapp: 'WhatsApp number',
    zalo: 'Zalo',
    email: 'E-mail',
    nickname: 'Nickname',
    payeeName: 'Name on your bank account',
    mobileNum: 'Mobile number',
    recommenderId: 'Friend who invited you',
    affiliateCode: 'Invitation code',
  }
  test.each(OPTIONAL_FIELDS)(
    'the method %s is shown alone if no other is enabled',
    { tags: ['REG-009'] },
    async (name) => {
      const changes = Object.fromEntries(OPTIONAL_FIELDS.map((one) => [one, { enabled: one === name }]))
      stage.platform.answer(registerSettings, registerSettingsSample(changes))
      openRegistration()
      await screen.findByRole('form')
      const visibleLabels = Object.values(LABELS).filter((label) => screen.queryByLabelText(label))
      expect(visibleLabels).toEqual([LABELS[name]])
    },
  )

  test('fields have fitting keyboards and are filled in by the browser', async () => {
    const changes = Object.fromEntries(OPTIONAL_FIELDS.map((one) => [one, { enabled: true }]))
    stage.platform.answer(registerSettings, registerSettingsSample(changes))
    openRegistration()
    await screen.findByRole('form')
    const met = Object.fromEntries(
      OPTIONAL_FIELDS.map((name) => {
        const { inputMode, autocomplete } = screen.getByLabelText<HTMLInputElement>(LABELS[name])
        return [name, [inputMode, autocomplete]]
      }),
    )
    const plain = ['', 'off']
    expect(met).toEqual({
      paymentPassword: ['numeric', 'off'],
      qqNum: ['numeric', 'off'],
      whatsapp: ['tel', 'off'],
      mobileNum: ['tel', 'tel-national'],
      email: ['email', 'email'],
      nickname: ['', 'nickname'],
      payeeName: ['', 'name'],
      idNumber: plain,
      facebook: plain,
      wechat: plain,
      line: plain,
      zalo: plain,
      recommenderId: plain,
      affiliateCode: plain,
    })
    for (const label of ['Password', 'Repeat the password'])
      expect(screen.getByLabelText<HTMLInputElement>(label).autocomplete, label).toBe('new-password')
  })

  test('the stored rules show at once and are replaced by the present ones', async () => {
    const storedRules = { merchant: 'aurora1', settings: { ...registerSettingsSample(), registerTypes: ['username'] } }
    localStorage.setItem('registrationRules', JSON.stringify(storedRules))
    openRegistration()
    expect(screen.getByRole('form')).toBeInTheDocument()
    expect(screen.queryAllByRole('tab')).toHaveLength(0)
    expect(await screen.findAllByRole('tab')).toHaveLength(2)
    expect(JSON.parse(localStorage.getItem('registrationRules') ?? '').settings.registerTypes).toHaveLength(2)
    expect(stage.platform.count(registerSettings)).toBe(1)
  })
})

describe('the username', () => {
  test('a username is looked up once the typing pauses, and only a possible one', async () => {
    const { field, user } = openRegistration()
    const input = await field('Username')
    await user.type(input, 'newc')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(stage.platform.count(checkUsername)).toBe(0)
    // Without a pause, however slow the machine: nothing runs between the changes.
    for (const username of ['newco', 'newcom', 'newcome', 'newcomer'])
      fireEvent.change(input, { target: { value: username } })
    expect(await screen.findByText('This username is available')).toBeInTheDocument()
    expect(stage.platform.count(checkUsername)).toBe(1)
    expect(stage.platform.last(checkUsername)?.url.searchParams.get('username')).toBe('newcomer')
  })

  test('a username shows that it is being looked up until the answer comes', { tags: ['REG-024'] }, async () => {
    const never = new Promise<Response>(() => {})
    stage.platform.reply(checkUsername, () => never)
    const { field, user } = openRegistration()
    await user.type(await field('Username'), 'newcomer')
    expect(await screen.findByText('Checking availability')).toBeInTheDocument()
    await waitFor(() => expect(stage.platform.count(checkUsername)).toBe(1))
    expect(screen.getByText('Checking availability')).toBeInTheDocument()
  })

  test('a taken username says so under the field', { tags: ['ERR-023'] }, async () => {
    stage.platform.fail(checkUsername, 'username.exists')
    const { field, user } = openRegistration()
    await user.type(await field('Username'), 'faisal')
    expect(await screen.findByText('This username already exists')).toBeInTheDocument()
    expect(await field('Username')).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('submitting a registration', () => {
  test('an empty form shows what is missing and puts the focus on the first', { tags: ['REG-010'] }, async () => {
    const { field, submit } = openRegistration()
    await submit()
    expect(await field('Username')).toHaveFocus()
    expect(messageOf(await field('Password'))).toBe('Required')
    expect(messageOf(await field('Repeat the password'))).toBe('Incorrect password')
    expect(stage.platform.count(register)).toBe(0)
  })

  test('the terms are ticked at first; without the tick the button is off', {
    tags: ['REG-004', 'CONST-037'],
  }, async () => {
    const { user } = openRegistration()
    const terms = await screen.findByRole<HTMLInputElement>('checkbox')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' })
    expect({ checked: terms.checked, disabled: button.disabled }).toEqual({ checked: true, disabled: false })
    expect(screen.getByRole('link', { name: 'terms of use' }).getAttribute('href')).toBe('/m/help?tag=tc')
    await user.click(terms)
    expect(button).toBeDisabled()
  })

  test('registering opens a session, counts it and leads home', {
    tags: ['REG-020', 'REG-021', 'REG-024'],
  }, async () => {
    localStorage.setItem('registerCount', '2')
    const app = openRegistration()
    await app.fill()
    await app.submit()
    await waitFor(() => expect(app.path()).toBe('/m/home'))
    expect(session.get()).toMatchObject({ userName: 'newcomer1', type: 0, firstTimeLogin: true })
    expect(localStorage.getItem('registerCount')).toBe('3')
    expect(await screen.findByText('Welcome, newcomer1')).toBeInTheDocument()
    await waitFor(() => expect(sessionStorage.getItem('draft')).toBeNull())
  })

  test('a registration is sent once, however often the button is pressed', async () => {
    let release = () => {}
    stage.platform.reply(register, async () => {
      await new Promise<void>((resolve) => (release = resolve))
      return failure('username.exists')
    })
    const app = openRegistration()
    await app.fill()
    await app.submit()
    await app.user.click(await screen.findByRole('button', { name: 'Creating your account' }))
    expect(stage.platform.count(register)).toBe(1)
    release()
    expect(await screen.findByText('This username already exists')).toBeInTheDocument()
    expect(await app.field('Password')).toHaveValue('Secret99')
  })

  test.each([
    ['email.exists', 'E-mail', 'This e-mail address is already in use'],
    ['mobile.exists', 'Mobile number', 'This mobile number is already in use'],
    ['captcha.invalid', 'Captcha', 'The captcha is wrong or has expired'],
  ] as const)('a refusal with %s stands at %s, and another picture comes', async (code, label, message) => {
    stage.platform.fail(register, code)
    const app = openRegistration()
    await app.fill()
    await app.submit()
    await waitFor(async () => expect(messageOf(await app.field(label))).toBe(message))
    expect(await app.field(label)).toHaveFocus()
    await waitFor(() => expect(stage.pictures).toBe(2))
  })

  test('fields the server refuses have the form’s messages, and the captcha stays valid', async () => {
    stage.platform.fail(register, 'field.invalid', { fields: { nickname: ['pattern'], password: ['pattern'] } })
    const app = openRegistration()
    await app.fill()
    await app.submit()
    await waitFor(async () => expect(messageOf(await app.field('Nickname'))).toBe('2 to 16 letters, digits and spaces'))
    expect({ fieldValue: (await app.field('Captcha')).value, pictures: stage.pictures }).toEqual({
      fieldValue: '1234',
      pictures: 1,
    })
  })

  test('error messages of the registration change with the language', async () => {
    const { field, submit } = openRegistration()
    const username = await field('Username')
    await submit()
    await setLanguage('UR')
    await waitFor(() => expect(messageOf(username)).toBe('یہ خانہ بھرنا ضروری ہے'))
  })
})

describe('an invitation', () => {
  test('the code of the address fills the field, is checked, and stays on the device', {
    tags: ['REG-008', 'REG-022'],
  }, async () => {
    stage.platform.answer(affiliate, { valid: true, agentName: 'bilal' })
    const { field } = openRegistration('/m/register?affiliateCode=bilal')
    expect(await field('Invitation code')).toHaveValue('bilal')
    expect(await screen.findByText('Invited by bilal')).toBeInTheDocument()
    await waitFor(() => expect(localStorage.getItem('affiliateCode')).toBe('bilal'))
  })

  test('a bad invitation link is reported before the form is filled in', async () => {
    stage.platform.fail(affiliate, 'affiliate.code.invalid')
    openRegistration('/m/register?affiliateCode=GONE2020')
    expect(await screen.findByText('Invitation code error')).toBeInTheDocument()
  })

  test.each(['x', '%3Cscript%3E', 'a'.repeat(40)])(
    'an invitation link of nobody (%s) is reported',
    { tags: ['ERR-016'] },
    async (code) => {
      const { field } = openRegistration(`/m/register?affiliateCode=${code}`)
      expect(await screen.findByText('Referrer link error')).toBeInTheDocument()
      expect(await field('Invitation code')).toHaveValue('')
      expect(localStorage.getItem('affiliateCode')).toBeNull()
    },
  )

  test('a typed code is checked before the registration goes out', { tags: ['REG-012'] }, async () => {
    stage.platform.answer(affiliate, { valid: true, agentName: 'bilal' })
    const app = openRegistration()
    await app.fill({ 'Invitation code': 'bilal' })
    expect(stage.platform.count(affiliate)).toBe(0)
    await app.submit()
    await waitFor(() => expect(stage.platform.count(register)).toBe(1))
    const names = stage.platform.calls.map(({ name }) => name)
    expect(names.indexOf(affiliate.name)).toBeLessThan(names.indexOf(register.name))
    expect(stage.platform.count(affiliate)).toBe(1)
  })

  test('a bad invitation code stops the registration, with a toast and the focus', {
    tags: ['REG-012', 'ERR-001', 'ERR-013'],
  }, async () => {
    stage.platform.fail(affiliate, 'affiliate.code.invalid')
    const app = openRegistration()
    await app.fill({ 'Invitation code': 'NOBODY12' })
    await app.submit()
    await waitFor(async () => expect(await app.field('Invitation code')).toHaveFocus())
    expect(await screen.findAllByText('Invitation code error')).toHaveLength(2)
    expect(stage.platform.count(register)).toBe(0)
    expect({ fieldValue: (await app.field('Captcha')).value, pictures: stage.pictures }).toEqual({
      fieldValue: '1234',
      pictures: 1,
    })
  })

  test('an invitation is not checked where the merchant does not require it', { tags: ['REG-012'] }, async () => {
    stage.platform.answer(registerSettings, { ...registerSettingsSample(), invitationCheck: false })
    const app = openRegistration('/m/register?affiliateCode=bilal')
    await app.fill()
    await app.submit()
    await waitFor(() => expect(stage.platform.last(register)?.body).toMatchObject({ affiliateCode: 'bilal' }))
    expect(stage.platform.count(affiliate)).toBe(0)
  })
})

describe('draft of a registration', () => {
  test('typed values are restored after a reload, without passwords', async () => {
    const app = openRegistration()
    await app.fill({ Nickname: 'Newcomer' })
    app.unmount()
    const reopened = openRegistration()
    expect(await reopened.field('Username')).toHaveValue('newcomer1')
    expect(await reopened.field('Nickname')).toHaveValue('Newcomer')
    for (const label of ['Password', 'Repeat the password', 'Captcha'])
      expect(await reopened.field(label)).toHaveValue('')
    expect(sessionStorage.getItem('draft')).toContain('Newcomer')
    expect(sessionStorage.getItem('draft')).not.toContain('Secret99')
  })

  test('typed values survive a change of the registration method', async () => {
    const app = openRegistration()
    await app.fill()
    await app.user.click(screen.getByRole('tab', { name: 'Mobile number' }))
    expect(within(screen.getByRole('form')).queryByLabelText('Username')).not.toBeInTheDocument()
    await app.user.keyboard('{ArrowLeft}')
    expect(await app.field('Username')).toHaveValue('newcomer1')
  })
})
