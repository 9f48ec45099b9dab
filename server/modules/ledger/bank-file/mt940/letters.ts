import { findEncoding, type OlderEncoding, readLetters } from '../../../../spreadsheets/letters/read-letters.ts'

/**
 * The text of an MT940 file. It does not say its encoding: UTF-8 where it is that, else the one in which its words are words, the
 * account's country deciding between two. Where nothing decides, a letter is `\ufffd`. Undefined where the bytes are no text.
 */
export function readText(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = readLetters(file, findLanguage(file), bankEncodings)
  if (typeof read === 'string') return read.replace(/^\ufeff/, '')
  return file.includes(0) ? undefined : file.toString('latin1').replaceAll(/[\x80-\xff]/g, '\ufffd')
}

// Encoding 852 of DOS, from 0x80 on; German letters stand there as they do in 437 and 850.
const letters852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0'

const encoding852: OlderEncoding = {
  name: 'ibm852',
  decode: (bytes) =>
    bytes.toString('latin1').replaceAll(/[\x80-\xff]/g, (sign) => letters852.charAt(sign.charCodeAt(0) - 0x80)),
}

// Polish banks fill what is empty with the last of all bytes, which is no letter here.
const withoutFill = ({ name, decode }: OlderEncoding): OlderEncoding => ({
  name,
  decode: (bytes) => decode(Buffer.from(bytes.toString('latin1').replaceAll('\xff', ' '), 'latin1')),
})

const bankEncodings = [...['windows-1252', 'windows-1250', 'iso-8859-2'].map(findEncoding), encoding852].map(
  withoutFill,
)

const languages: Readonly<Record<string, string>> = {
  AT: 'de',
  CH: 'de',
  BE: 'fr',
  LU: 'fr',
  CZ: 'cs',
  DK: 'da',
  SE: 'sv',
}

/** Of the first account: by the country of its IBAN; a German bank names it by its code. */
function findLanguage(file: Buffer): string {
  const account = /^:25P?:([^\r\n]*)/m.exec(file.toString('latin1', 0, headLength))?.[1] ?? ''
  if (/^\d{8}\//.test(account)) return 'de'
  const country = /(?:^|\/)([A-Z]{2})\d{2}/.exec(account)?.[1] ?? ''
  return languages[country] ?? country.toLowerCase()
}

/** Bytes in which an account is named. */
const headLength = 4_096
