import {
  attributesByNumber,
  getImage,
  imagesByNumber,
  listClassAttributes,
  listDisabled,
  listImages,
  skusById,
  yieldByNumber,
} from '../../../../contract/product/goods.ts'
import type { Db } from '../../../db/database.ts'
import type { Mount } from '../../../http/mount.ts'
import { classesOf } from './catalogue.queries.ts'
import { attributesOf, classAttributesOf, disabledOf, imagesOf, yieldsOf } from './goods.queries.ts'
import { pricedSkus } from './priced-skus.ts'

const imagesOfOne = async (db: Db, number: string) => Object.values(await imagesOf(db, [number]))[0] ?? []

export const goodsRoutes = (mount: Mount) => {
  mount(listClassAttributes, async ({ db }) => {
    const [classes, attributes] = await Promise.all([classesOf(db), classAttributesOf(db)])
    return classes.map(({ classId, kind }) => ({
      classId,
      kind,
      attributes: attributes.filter((attribute) => attribute.classId === classId),
    }))
  })
  mount(attributesByNumber, ({ body, db }) => attributesOf(db, body))
  mount(yieldByNumber, ({ body, db }) => yieldsOf(db, body))

  mount(listImages, async ({ query, db }) => imagesOfOne(db, query.number))
  mount(getImage, async ({ query, db }) => ({ image: (await imagesOfOne(db, query.number))[0] ?? null }))
  mount(imagesByNumber, ({ body, db }) => imagesOf(db, body))
  mount(listDisabled, ({ body, db }) => disabledOf(db, body.numberList))

  mount(skusById, async ({ body, caller, db, now }) => {
    const skus = await pricedSkus({ db, caller, now }, body)
    return body.flatMap((id) => skus.get(id) ?? [])
  })
}
