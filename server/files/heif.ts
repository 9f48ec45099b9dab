/** What telephones write HEIC and HEIF as: brands of a file (ISO/IEC 23008-12, section 10; 14496-12, section 4.3). */
const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
// AVIF names itself beside them: no telephone's camera writes it.
const others = new Set(['avif', 'avis'])

// Files name five of them, and nobody needs to read more.
const mostBrands = 16

/**
 * Whether a file is a photograph as an iPhone stores it, by its first bytes. The library that draws pictures cannot read its
 * HEVC, which is under patents.
 */
export function isHeif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * mostBrands)
  const named = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) named.push(bytes.toString('latin1', at, at + 4))
  return named.some((brand) => brands.has(brand)) && !named.some((brand) => others.has(brand))
}
