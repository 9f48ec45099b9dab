import { familyPictureAddress, pictureSizes } from '../../../../../rules/catalogue/product/picture/address.ts'
import { pictureFamilies } from '../../../../../rules/catalogue/product/picture/family.ts'
import { StillLife } from '../../../../ui/product/picture/StillLife.tsx'
import classes from './ComponentGallery.module.css'
import { Example, Examples } from './Example.tsx'

/** Every shape that products are drawn in, alone and beside its carton. */
export function Pictures() {
  return (
    <>
      {pictureSizes.map((size) => (
        <ul key={size} className={classes.pictures} aria-label={size}>
          {pictureFamilies.map((family) => (
            <li key={family}>
              <img
                src={familyPictureAddress(family, size)}
                width={120}
                height={120}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <code>{family}</code>
            </li>
          ))}
        </ul>
      ))}
      <Examples>
        <Example name="StillLife">
          <StillLife width={240} height={180} />
        </Example>
      </Examples>
    </>
  )
}
