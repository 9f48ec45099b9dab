import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  addressVersion,
  type PictureSize,
  pictureEdition,
  pictureSizes,
} from '../../../../rules/catalogue/product/picture/address.ts'
import { pictureFamilies } from '../../../../rules/catalogue/product/picture/family.ts'
import { describeClass, describeFamily, describePicture } from '../../../../rules/catalogue/product/picture/picture.ts'
import type { Db } from '../../../db/database.ts'
import { compressed, encodingFor } from '../../../pages/encoding.ts'
import { isFresh } from '../../../visitor-cache/is-fresh.ts'
import { drawPicture } from './drawing/picture-svg.ts'
import { drawStillLife } from './drawing/still-life.ts'
import { findClassPicture, findPictureFacts } from './picture.queries.ts'

type Drawn = { body: Buffer; etag: string; encoding: string | undefined }

const mostBytes = 16 * 1_048_576

// A year: under a version the picture never changes. Without one, or with an older one, it is looked at again.
const forGood = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

const hidden = { schema: { hide: true } }

/**
 * Pictures of products, drawn of what the shop knows of them. They are loaded by `<img>`, which names nobody: they hold no
 * price and no stock, and are the same for everybody.
 */
export function pictureRoutes(app: FastifyInstance, db: Db) {
  const { find, draw } = keepDrawings()

  app.get('/pictures/still-life.svg', hidden, async (request, reply) => {
    const isCurrent = readVersion(request) === String(pictureEdition)
    return answer(request, reply, { ...(await draw(request, 'still life', drawStillLife)), isCurrent })
  })

  sampleRoutes(app, db, draw)
  app.get<{ Params: { size: string; file: string } }>('/pictures/:size/:file', hidden, async (request, reply) => {
    const size = pictureSizes.find((one) => one === request.params.size)
    const number = readNumber(request.params.file)
    if (!size || number === undefined) return notFound(reply)
    const key = (version: string) => `${size} ${version} ${number}`
    const cached = find(request, key(readVersion(request)))
    if (cached) return answer(request, reply, { ...cached, isCurrent: true })

    const [facts] = await findPictureFacts(db, [number])
    if (!facts) return notFound(reply)
    const version = addressVersion(facts.version)
    const drawn = await draw(request, key(version), () =>
      drawPicture(describePicture(facts), size satisfies PictureSize),
    )
    return answer(request, reply, { ...drawn, isCurrent: version === readVersion(request) })
  })
}

/** What stands for a class or a shape. */
function sampleRoutes(app: FastifyInstance, db: Db, draw: ReturnType<typeof keepDrawings>['draw']) {
  app.get<{ Params: { file: string } }>('/pictures/classes/:file', hidden, async (request, reply) => {
    const [, id = ''] = /^([1-9][0-9]{0,8})\.svg$/.exec(request.params.file) ?? []
    const classPicture = id && (await findClassPicture(db, Number(id)))
    if (!classPicture) return notFound(reply)
    const { kind, drawnAs } = classPicture
    const drawn = await draw(request, `class ${kind} ${drawnAs}`, () =>
      drawPicture(describeClass(kind, drawnAs), 'small'),
    )
    return answer(request, reply, { ...drawn, isCurrent: false })
  })

  app.get<{ Params: { file: string } }>('/pictures/families/:file', hidden, async (request, reply) => {
    const [, named, name] = /^([a-z]+)-([a-zA-Z]+)\.svg$/.exec(request.params.file) ?? []
    const size = pictureSizes.find((one) => one === named)
    const family = pictureFamilies.find((one) => one === name)
    if (!size || !family) return notFound(reply)
    const isCurrent = readVersion(request) === String(pictureEdition)
    const drawn = await draw(request, `family ${size} ${family}`, () => drawPicture(describeFamily(family), size))
    return answer(request, reply, { ...drawn, isCurrent })
  })
}

/** By what is drawn, never by what is requested: an address with a version that never was finds nothing here. */
function keepDrawings() {
  const drawings = new LRUCache<string, Drawn>({ maxSize: mostBytes, sizeCalculation: ({ body }) => body.length })
  const keyFor = ({ headers }: FastifyRequest, key: string) => {
    const encoding = encodingFor(headers['accept-encoding']?.toString())
    return { encoding, place: `${encoding ?? 'plain'} ${key}` }
  }
  return {
    find: (request: FastifyRequest, key: string) => drawings.get(keyFor(request, key).place),
    async draw(request: FastifyRequest, key: string, svg: () => string): Promise<Drawn> {
      const { encoding, place } = keyFor(request, key)
      const cached = drawings.get(place)
      if (cached) return cached
      const drawn = withEtag(await compressed(Buffer.from(svg()), encoding))
      drawings.set(place, drawn)
      return drawn
    },
  }
}

const longestNumber = 80

/** The item number that a file is named by. */
function readNumber(file: string): string | undefined {
  const number = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : ''
  return number.length > 0 && number.length <= longestNumber ? number : undefined
}

/** What stands behind `v=` in the address. */
const readVersion = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?', 2)[1]).get('v') ?? ''

const withEtag = ({ body, encoding }: Omit<Drawn, 'etag'>): Drawn => ({
  body,
  encoding,
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
})

// A picture may bring the colours of its own shapes, and nothing else: opened by itself it is a page of our address.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, encoding, isCurrent }: Drawn & { isCurrent: boolean },
) {
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', isCurrent ? forGood : forAnHour)
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('etag', etag)
    .header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  return isFresh(request.headers, etag) ? reply.code(304).send() : reply.send(body)
}

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('There is no such picture.\n')
