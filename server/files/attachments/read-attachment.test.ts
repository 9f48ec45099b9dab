import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { picture } from '../../testing/files/pictures.ts'
import { readAttachment } from './read-attachment.ts'

const leading = (name: string) =>
  readFileSync(new URL(`../../testing/files/office/pdf-leading-${name}.pdf`, import.meta.url))
const pdf = Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF')
const after = (bytes: number) => Buffer.concat([Buffer.alloc(bytes, '\n'), pdf])

test.each(['bom', 'http-header', 'newline'])('a PDF behind a %s is one', async (name) => {
  expect(await readAttachment(leading(name), 'a')).toMatchObject({ mediaType: 'application/pdf' })
})

test('a PDF begins within the first 1,024 bytes', async () => {
  expect(await readAttachment(after(1_024 - '%PDF-'.length), 'a')).toMatchObject({ mediaType: 'application/pdf' })
  expect(await readAttachment(after(1_024 - '%PDF-'.length + 1), 'a')).toEqual({ refused: 'file.not_picture' })
})

test('one that did not come whole is broken, and a picture that names a PDF is a picture', async () => {
  expect(await readAttachment(leading('bom').subarray(0, 60), 'a')).toEqual({ refused: 'file.broken' })
  const png = await picture({ width: 8, height: 8, format: 'png' })
  expect(await readAttachment(Buffer.concat([png, pdf]), 'a')).not.toMatchObject({ mediaType: 'application/pdf' })
})
