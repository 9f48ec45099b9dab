import {
  attributesByNumber,
  getImage,
  imagesByNumber,
  listClassAttributes,
  listDisabled,
  listImages,
  skusById,
  yieldByNumber,
} from '../../../../contract/catalogue/goods.ts'
import type { Db } from '../../../db/database.ts'
import type { Mount } from '../../../http/mount.ts'
import { findClasses } from './catalogue.queries.ts'
import { findAttributes, findClassAttributes, findDisabled, findImages, findYields } from './goods.queries.ts'
import { pricedSkus } from './priced-skus.ts'

const imagesOfOne = async (db: Db, number: string) => Object.values(await findImages(db, [number]))[0] ?? []

export const goodsRoutes = (mount: Mount) => {
  mount(listClassAttributes, async ({ db }) => {
    const [classes, attributes] = await Promise.all([findClasses(db), findClassAttributes(db)])
    return classes.map(({ classId, kind }) => ({
      classId,
      kind,
      attributes: attributes.filter((attribute) => attribute.classId === classId),
    }))
  })
  mount(attributesByNumber, ({ body, db }) => findAttributes(db, body))
  mount(yieldByNumber, ({ body, db }) => findYields(db, body))

  mount(listImages, async ({ query, db }) => imagesOfOne(db, query.number))
  mount(getImage, async ({ query, db }) => ({ image: (await imagesOfOne(db, query.number))[0] ?? null }))
  mount(imagesByNumber, ({ body, db }) => findImages(db, body))
  mount(listDisabled, ({ body, db }) => findDisabled(db, body.numberList))

  mount(skusById, async ({ body, caller, db, now }) => {
    const skus = await pricedSkus({ db, caller, now }, body)
    return body.flatMap((id) => skus.get(id) ?? [])
  })
}
