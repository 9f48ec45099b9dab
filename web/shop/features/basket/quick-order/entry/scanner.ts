import { readCode } from '../../../../../../rules/scan/code.ts'

/** Shape Detection API, which TypeScript's libraries do not have yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

// What stands on boxes and products of the trade.
const barcodeFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'data_matrix', 'qr_code']

// Often enough for a hand that moves, seldom enough for a telephone's battery. Milliseconds.
const pause = 200
// The same code is in sight for a while; who holds it there longer means another piece. Milliseconds.
const sameAgain = 2_000

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this device reads codes: its browser has a detector, and gives cameras to this page. */
export const canScan = () => detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined

/**
 * Shows the camera in `video` and reports each code that comes into sight. Returns how to end it; fails where the camera
 * is not given or reads no such codes.
 */
export async function startScanning(video: HTMLVideoElement, onCode: (code: string) => void) {
  const Detector = detectorClass()
  const formats = (await Detector?.getSupportedFormats())?.filter((format) => barcodeFormats.includes(format)) ?? []
  if (!Detector || formats.length === 0) throw new Error('This device reads no codes of products')
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = camera
  await video.play()

  const detector = new Detector({ formats })
  let last = { code: '', at: 0 }
  const timer = setInterval(async () => {
    // A frame that cannot be read is followed by another.
    const codes = await detector.detect(video).catch(() => [])
    // Addresses beside them lead to videos and manuals.
    const found = codes.find(({ rawValue }) => readCode(rawValue).fault !== 'no_product')
    if (!found) return
    const at = performance.now()
    const again = found.rawValue === last.code && at - last.at < sameAgain
    if (again) return
    last = { code: found.rawValue, at }
    onCode(found.rawValue)
  }, pause)
  return () => {
    clearInterval(timer)
    for (const track of camera.getTracks()) track.stop()
  }
}
