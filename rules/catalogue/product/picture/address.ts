import type { PictureFamily } from './family.ts'

/** Another picture of the same product has another address: raised whenever the drawings change. */
export const pictureEdition = 1

export const pictureSizes = ['small', 'large'] as const
/** Small: the thing alone, for rows. Large: beside its carton, with its facts. */
export type PictureSize = (typeof pictureSizes)[number]

type Pictured = { number: string; pictureVersion?: string | undefined }

/** What stands behind `v=` in the address of a picture as it is now: such an answer is good for ever. */
export const addressVersion = (pictureVersion: string) => `${pictureEdition}-${pictureVersion}`

/** Where a product's drawing is. Without a version it is asked for again after some time. */
export const pictureAddress = ({ number, pictureVersion }: Pictured, size: PictureSize) =>
  `/pictures/${size}/${encodeURIComponent(number)}.svg${pictureVersion ? `?v=${addressVersion(pictureVersion)}` : ''}`

/** Where the picture is that stands for all products of a class. */
export const classPictureAddress = (classId: number) => `/pictures/classes/${classId}.svg`

/** Where the picture of a shape is, with a sample in it. */
export const familyPictureAddress = (family: PictureFamily, size: PictureSize) =>
  `/pictures/families/${size}-${family}.svg?v=${pictureEdition}`

/** Cartons and cartridges of ours in four colours. */
export const stillLifeAddress = `/pictures/still-life.svg?v=${pictureEdition}`
