import { randomInt } from 'node:crypto'
import { loadSharp } from '../../../files/picture.ts'

const size = { width: 200, height: 68 }
const margin = 8
// Sharp on screens with two points for one.
const density = 144

/** Each digit as a pen draws it, 60 wide and 100 high: no font of the machine is needed, and none can be guessed. */
const strokes = [
  'M30 5 C8 5 5 30 5 50 C5 75 8 95 30 95 C52 95 55 75 55 50 C55 30 52 5 30 5',
  'M12 26 L33 6 L33 95',
  'M7 28 C8 8 22 4 31 5 C48 6 56 20 52 36 C48 52 22 70 7 94 L55 94',
  'M8 14 C20 2 50 0 51 25 C52 44 34 48 24 48 C40 48 56 54 54 74 C51 98 18 98 6 84',
  'M42 96 L42 5 L5 66 L57 66',
  'M51 6 L15 6 L11 44 C24 36 54 38 54 66 C54 96 18 100 6 84',
  'M48 8 C24 12 6 36 6 64 C6 86 18 95 30 95 C46 95 55 82 55 68 C55 52 44 43 31 43 C18 43 8 52 6 64',
  'M6 6 L55 6 L24 96',
  'M30 47 C14 44 8 34 8 25 C8 10 20 5 30 5 C40 5 52 10 52 25 C52 34 46 44 30 47 C12 50 4 60 4 72 C4 88 16 95 30 95 C44 95 56 88 56 72 C56 60 48 50 30 47',
  'M12 92 C36 88 54 64 54 36 C54 14 42 5 30 5 C14 5 5 18 5 32 C5 48 16 57 29 57 C42 57 52 48 54 36',
]

/** The digits as a data URL of a PNG: each bent, turned and moved by chance, with lines across them. */
export async function drawDigits(digits: string): Promise<string> {
  const wide = (size.width - 2 * margin) / digits.length
  const drawn = [...digits].map((digit, at) => drawnDigit(strokes[Number(digit)] ?? '', margin + at * wide, wide))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="#f3f4f8"/>
    <g fill="none" stroke="#2b2f45" stroke-linecap="round" stroke-linejoin="round">
      ${drawn.join('')}${[line(), line(), line()].join('')}
    </g></svg>`
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(svg), { density }).png({ palette: true, colours: 16 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

function drawnDigit(stroke: string, left: number, wide: number) {
  const bent = stroke.replaceAll(/\d+/g, (number) => String(Number(number) + around(4)))
  const scale = 0.42 + around(4) / 100
  const at = `translate(${left + wide / 2 + around(3)} ${size.height / 2 + around(5)})`
  return `<path d="${bent}" stroke-width="${8 + around(2)}"
    transform="${at} rotate(${around(16)}) skewX(${around(12)}) scale(${scale}) translate(-30 -50)"/>`
}

function line() {
  const y = () => randomInt(8, size.height - 8)
  return `<path d="M0 ${y()} C60 ${y()} 130 ${y()} ${size.width} ${y()}" stroke-width="1.6" opacity="0.7"/>`
}

/** A whole number from -most to most. */
const around = (most: number) => randomInt(-most, most + 1)
