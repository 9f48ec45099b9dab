/** The documents of a registration (specification sections 5 and 9). */
export const registrationDocument = { bytes: 500 * 1024, files: 10, mediaTypes: ['image/jpeg', 'image/png'] } as const

/**
 * What the choice of a file offers, a picture. Telephones that store their photographs as HEIC hand over a JPEG where this
 * is asked for, and HEIC is not: the first is what they make.
 */
export const pictureChoice = 'image/jpeg,image/png,image/webp'

/** A telephone's camera takes less; a picture of more is made to fill the memory of who looks at it. */
export const mostPixels = 50_000_000
/** Pixels of a side; a panorama of a telephone has fewer. */
export const longestPictureSide = 20_000

/** What a customer attaches to an order or to a return, by its bytes. */
export const attachmentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const
export type AttachmentType = (typeof attachmentTypes)[number]

/** Days after which an attachment is forgotten that went with no order and no return. */
export const waitingAttachmentDays = 7

export type AttachmentRefusal =
  | 'file.empty'
  | 'file.too_large'
  | 'file.not_picture'
  | 'file.heic'
  | 'file.too_many_pixels'
  | 'file.side_too_long'
  | 'file.too_laborious'
  | 'file.broken'
  | 'file.too_many'

export const longestFileName = 100

/**
 * What a file is called on the screen, from the name that its sender gave: without folders, control characters and signs
 * that turn the direction of reading, with its ending kept where the name is cut. Never used as a path.
 */
export function shownFileName(sentName: string): string {
  const name = (sentName.split(/[/\\]/).at(-1) ?? '').replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim()
  if (/^\.*$/.test(name)) return 'document'
  const signs = [...name]
  if (name.length <= longestFileName) return name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  let start = ''
  for (const sign of signs) {
    if (start.length + sign.length > longestFileName - ending.length - 1) break
    start += sign
  }
  return `${start}…${ending}`
}

const endings = {
  'application/pdf': { own: '.pdf', any: /\.pdf$/i },
  'image/png': { own: '.png', any: /\.png$/i },
  'image/jpeg': { own: '.jpg', any: /\.jpe?g$/i },
} as const satisfies Record<AttachmentType, { own: string; any: RegExp }>

/** What an attachment is called with the ending of what it is: who keeps it opens it as that, whatever its sender called it. */
export const attachmentName = (name: string, type: AttachmentType) =>
  endings[type].any.test(name) ? name : shownFileName(`${name}${endings[type].own}`)
