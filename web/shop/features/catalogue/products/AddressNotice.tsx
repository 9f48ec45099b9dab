import { useQuery } from '@tanstack/react-query'
import { kindOfClass } from '../../../../../rules/catalogue/product/catalogue.ts'
import { QueryLink } from '../../../../ui/controls/QueryLink.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './AddressNotice.module.css'
import { type ListAddress, readPageSize } from './list-address.ts'
import { countsQuery, type SkuQuery } from './queries.ts'

/** Says what of an address cannot be meant, with the way on. */
export function AddressNotice({ address, find }: { address: ListAddress; find: SkuQuery }) {
  const text = useText()
  const brands = useQuery(countsQuery(find)).data?.brands
  const { classId, brandId, size } = address
  const unknownClass = classId?.some((id) => kindOfClass(id) === undefined) ?? false
  const isKnown = (brand: number) => brands?.some(({ id }) => id === brand) ?? true
  const unknownBrand = !unknownClass && brandId !== undefined && !brandId.every(isKnown)
  if (!unknownClass && !unknownBrand && size !== 0) return null
  return (
    <div role="status" className={classes.notice}>
      {unknownClass && (
        <p>
          {text('list.unknown_class')}{' '}
          <QueryLink change={{ classId: undefined, page: undefined }}>{text('list.all_kinds')}</QueryLink>
        </p>
      )}
      {unknownBrand && (
        <p>
          {text('list.unknown_brand')}{' '}
          <QueryLink change={{ brandId: undefined, seriesId: undefined, page: undefined }}>
            {text('list.all_brands')}
          </QueryLink>
        </p>
      )}
      {size === 0 && <p>{text('list.unknown_size', { size: readPageSize(address) })}</p>}
    </div>
  )
}
