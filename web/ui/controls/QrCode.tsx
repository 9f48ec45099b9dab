import { encode } from 'uqr'
import classes from './QrCode.module.css'

// Readers find the code by the white around it.
const border = 4

/** A text as a QR code (error correction M, as EPC069-12 wants it of transfers). */
export default function QrCode({ payload, label }: { payload: string; label: string }) {
  const { data, size } = encode(payload, { ecc: 'M', border })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
