import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buyer, show } from '../../../../../testing/show.tsx'
import { ScanCodes } from './ScanCodes.tsx'

let inSight: string | undefined
let beside: string | undefined
const stop = vi.fn()
const getUserMedia = vi.fn()

class Detector {
  static getSupportedFormats = async () => ['ean_13', 'qr_code']
  detect = async () => [beside, inSight].flatMap((rawValue) => (rawValue ? [{ rawValue }] : []))
}

beforeEach(() => {
  inSight = undefined
  beside = undefined
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] })
  Object.assign(globalThis, { BarcodeDetector: Detector })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
  Reflect.deleteProperty(navigator, 'mediaDevices')
  stop.mockReset()
})

const open = () => userEvent.click(screen.getByRole('button', { name: 'Scan codes' }))

test('a code in sight is a piece, once while it is held there; the camera ends with the dialog', async () => {
  const onCode = vi.fn()
  await show(<ScanCodes onCode={onCode} />, { session: buyer })
  await open()
  const dialog = await screen.findByRole('dialog', { name: 'Scan codes' })
  inSight = '4006381333931'
  await vi.waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('4006381333931'), 15_000)
  await vi.waitFor(() => expect(dialog).toHaveTextContent('4006381333931 read, 1 code so far'))
  inSight = '96385074'
  await vi.waitFor(() => expect(onCode).toHaveBeenLastCalledWith('96385074'), 15_000)
  expect(onCode).toHaveBeenCalledTimes(2)
  expect(stop).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
})

test('an address that names no product is no code, one that does is', async () => {
  const onCode = vi.fn()
  await show(<ScanCodes onCode={onCode} />, { session: buyer })
  await open()
  await screen.findByRole('dialog', { name: 'Scan codes' })
  beside = 'https://any.host/manual'
  inSight = 'https://any.host/01/04006381333931'
  await vi.waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith(inSight), 15_000)
})

test('without leave for the camera it says what to do', async () => {
  getUserMedia.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await show(<ScanCodes onCode={vi.fn()} />, { session: buyer })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow it in your browser settings')
})

test('a device that reads no codes is not offered any', async () => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
  await show(<ScanCodes onCode={vi.fn()} />, { session: buyer })
  expect(screen.queryByRole('button')).toBeNull()
})
