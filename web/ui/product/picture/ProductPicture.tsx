import { kindOfClass } from '../../../../rules/catalogue/product/catalogue.ts'
import { type ProductNumbers, shownBrand, shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { classPictureAddress, pictureAddress } from '../../../../rules/catalogue/product/picture/address.ts'
import { useText } from '../../language/language.tsx'
import type { Product } from '../product.ts'
import classes from './ProductPicture.module.css'

type Props = {
  product: ProductNumbers & Pick<Product, 'classId' | 'brand' | 'image' | 'pictureVersion'>
  /** Pixels of its side. */
  size: number
  /** Beside a row's own words a picture says nothing new. */
  decorative?: boolean
  /** What its page is about comes with the page, before what it can wait for. */
  eager?: boolean
}

// What is printed on a carton cannot be read on a smaller one.
const leastWithCarton = 160

/** The photograph, or where there is none its drawing: small the thing alone, large beside its carton. */
export function ProductPicture({ product, size, decorative = false, eager = false }: Props) {
  const text = useText()
  const kind = kindOfClass(product.classId) ?? 'toner'
  const label = text('ui.picture', {
    kind: text(`ui.kind_${kind}`),
    number: `${shownBrand(product)} ${shownNumber(product)}`,
  })
  return (
    <Picture
      src={product.image ?? pictureAddress(product, size < leastWithCarton ? 'small' : 'large')}
      size={size}
      label={decorative ? '' : label}
      eager={eager}
    />
  )
}

type LineProduct = { number: string; image: string | null }

/** The picture of a product in a line that names it beside. */
export const LinePicture = ({ product, size }: { product: LineProduct; size: number }) => (
  <Picture src={product.image ?? pictureAddress(product, 'small')} size={size} label="" />
)

/** What stands for all products of a class, beside its name. */
export const ClassPicture = ({ classId, size }: { classId: number; size: number }) => (
  <Picture src={classPictureAddress(classId)} size={size} label="" />
)

type PictureProps = { src: string; size: number; label: string; eager?: boolean }

const Picture = ({ src, size, label, eager = false }: PictureProps) => (
  <img
    className={classes.picture}
    src={src}
    width={size}
    height={size}
    alt={label}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : 'auto'}
    decoding="async"
  />
)
