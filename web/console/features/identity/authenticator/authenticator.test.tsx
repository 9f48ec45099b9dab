import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { OwnAuthenticator } from './OwnAuthenticator.tsx'

const path = '/clientauth/authenticator'
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const recoveryCodes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF']
const confined = { ...admin, user: { ...admin.user, lacksAuthenticator: true }, permissions: [] }

test('who must have an app is led from the QR code to the recovery codes', async () => {
  const requests = answering({
    [`GET ${path}`]: { required: true, confirmedAt: null, recoveryCodes: 0 },
    [`POST ${path}`]: { secret, uri: `otpauth://totp/Aster:ada?secret=${secret}` },
    [`PUT ${path}`]: async () =>
      sentBodies(requests).at(-1).code === '123456'
        ? { recoveryCodes }
        : { refused: 'authenticator.code_wrong', code: 10_006, fields: ['code'] },
    'GET /clientsystem/account/getInfo': admin,
  })
  await show(<OwnAuthenticator />, { session: confined })
  expect(screen.getByText(/This shop requires it/)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()

  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await confirm()
  expect(screen.getByText('Enter the code')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Code'), '000000')
  await confirm()
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has already been used')
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await confirm()
  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'aster-recovery-codes.txt')
})

test('who has an app gets new recovery codes for a code, and is warned when few are left', async () => {
  const requests = answering({
    [`GET ${path}`]: { required: true, confirmedAt: '2026-11-20T08:00:00.000Z', recoveryCodes: 2 },
    [`POST ${path}/codes`]: { recoveryCodes },
    'GET /clientsystem/account/getInfo': admin,
  })
  await show(<OwnAuthenticator />, { session: admin })
  expect(await screen.findByText(/Only a few recovery codes are left/)).toBeVisible()
  const [field] = screen.getAllByLabelText('Code')
  if (field) await userEvent.type(field, '123456')
  await userEvent.click(screen.getByRole('button', { name: 'New recovery codes' }))
  expect(await screen.findByText(recoveryCodes[1] ?? '')).toBeVisible()
  expect(sentBodies(requests)).toEqual([{ code: '123456' }])
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(await screen.findByText('Recovery codes left')).toBeVisible()
})

test('who removes the app is asked for a code, and sees why it was refused', async () => {
  answering({
    [`GET ${path}`]: { required: false, confirmedAt: '2026-11-20T08:00:00.000Z', recoveryCodes: 9 },
    [`POST ${path}/removal`]: { refused: 'authenticator.too_many_codes', code: 429, status: 429 },
  })
  await show(<OwnAuthenticator />, { session: admin })
  await userEvent.type((await screen.findAllByLabelText('Code'))[1] as HTMLElement, 'AAAA-BBBB-CCCC')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the app' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong codes')
})
