import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PhoneCode } from './PhoneCode.tsx'

test.each(['http://localhost:3000/m/home', 'http://127.0.0.1:3000/m/home', 'http://[::1]:3000/room/4K7QX2'])(
  'a QR code that no phone can open says so: %s',
  async (address) => {
    await act(async () => void render(<PhoneCode address={address} label="QR code" />))
    expect((await screen.findByRole('note')).textContent).toMatch(
      /Only this machine can open this address.*HOST=0\.0\.0\.0/,
    )
  },
)

test.each(['http://192.168.1.20:3000/m/home', 'https://demo.example/room/4K7QX2'])(
  'a QR code that phones can open has no warning: %s',
  async (address) => {
    await act(async () => void render(<PhoneCode address={address} label="QR code" />))
    expect(await screen.findByRole('img', { name: 'QR code' })).toBeInTheDocument()
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  },
)
