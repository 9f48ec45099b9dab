import type { Db } from '../../../server/db/database.ts'
import type { Files } from '../../../server/files/files.ts'
import { loadSharp, readPicture } from '../../../server/files/picture.ts'

const applicant = 'C10002'
const hours = 3_600_000

/** Lets the company of `new.main` wait for approval since this morning, with two documents to look at. */
export async function seedApplicant(db: Db, files: Files, now: Date) {
  const registeredAt = new Date(now.getTime() - 3 * hours)
  const { id } = await db
    .updateTable('customers')
    .set({
      status: 'pending',
      vat_number: 'NL000099998B57',
      phone: '+31 20 000 0102',
      created_at: registeredAt,
      registered_at: registeredAt,
      membership_agreed_at: registeredAt,
    })
    .where('custnum', '=', applicant)
    .returning('id')
    .executeTakeFirstOrThrow()
  const documents = [
    { name: 'uittreksel-kvk.png', picture: await (await drawDocument('#4263eb')).png({ palette: true }).toBuffer() },
    { name: 'btw-verklaring.jpg', picture: await (await drawDocument('#2f9e44')).jpeg({ quality: 80 }).toBuffer() },
  ]
  for (const { name, picture } of documents) {
    const read = await readPicture(picture, 'demo')
    if ('refused' in read) throw new Error(`demo document ${name}: ${read.refused}`)
    const { thumbnail, mediaType, width, height } = read
    await db
      .insertInto('documents')
      .values({
        customer_id: id,
        file: await files.storeFile(picture),
        thumbnail: await files.storeFile(thumbnail),
        name,
        media_type: mediaType,
        bytes: picture.length,
        width,
        height,
        uploaded_at: registeredAt,
      })
      .execute()
  }
}

/** A sheet that looks like an extract from a register: bars for words, so that it needs no font and says nothing. */
async function drawDocument(ink: string) {
  const lines = Array.from({ length: 16 }, (_, at) => {
    const width = at % 4 === 3 ? 260 : 480 - ((at * 37) % 90)
    return `<rect x="60" y="${230 + at * 30}" width="${width}" height="10" rx="5" fill="#ced4da"/>`
  })
  const sharp = await loadSharp()
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="848">
    <rect width="600" height="848" fill="#ffffff"/>
    <rect x="60" y="60" width="180" height="26" rx="4" fill="${ink}"/>
    <rect x="60" y="120" width="340" height="18" rx="6" fill="#495057"/>
    <rect x="60" y="156" width="220" height="12" rx="6" fill="#868e96"/>
    ${lines.join('')}
    <circle cx="470" cy="750" r="52" fill="none" stroke="${ink}" stroke-width="5"/>
    <path d="M440 752 l22 22 l40 -46" fill="none" stroke="${ink}" stroke-width="6"/>
  </svg>`),
  )
}
