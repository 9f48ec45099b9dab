import { loadSharp } from '../../../server/files/picture.ts'

/** A test page with streaks and a stain of toner: bars for words, so that it needs no font and says nothing. */
export async function drawTestPage() {
  const words = Array.from({ length: 18 }, (_, at) => {
    const width = at % 5 === 4 ? 210 : 440 - ((at * 41) % 80)
    return `<rect x="60" y="${170 + at * 32}" width="${width}" height="10" rx="5" fill="#868e96"/>`
  })
  const streaks = [148, 152, 331, 470].map(
    (x, at) => `<rect x="${x}" y="0" width="${2 + at}" height="800" fill="#212529" opacity="0.${4 + at}"/>`,
  )
  const sharp = await loadSharp()
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="600" height="800" fill="#f8f9fa"/>
    <rect x="60" y="70" width="240" height="28" rx="4" fill="#495057"/>
    <rect x="60" y="118" width="160" height="12" rx="6" fill="#868e96"/>
    ${words.join('')}
    ${streaks.join('')}
    <circle cx="410" cy="640" r="70" fill="#212529" opacity="0.55"/>
    <circle cx="452" cy="596" r="34" fill="#212529" opacity="0.4"/>
    <circle cx="370" cy="708" r="22" fill="#212529" opacity="0.6"/>
  </svg>`
  return sharp(Buffer.from(page)).jpeg({ quality: 80 }).toBuffer()
}
