import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { useText } from '../../../../../ui/language/language.tsx'
import { ProductPicture } from '../../../../../ui/product/picture/ProductPicture.tsx'
import classes from './ProductGallery.module.css'
import type { ProductDetail } from './product-detail.ts'

/** The product's picture, and its photographs large in a dialog: arrows go on, Escape closes. A drawing shows no more when it is larger. */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  if (product.images.length === 0) {
    return (
      <div className={classes.gallery}>
        <ProductPicture product={product} size={320} eager />
      </div>
    )
  }
  return (
    <div className={classes.gallery}>
      <button type="button" className={classes.open} onClick={() => dialog.current?.showModal()}>
        <span className="spoken">{text('product.enlarge')}</span>
        <ProductPicture product={product} size={320} decorative eager />
        <IconZoomIn size={18} aria-hidden className={classes.sign} />
      </button>
      <Large product={product} dialog={dialog} />
    </div>
  )
}

function Large({ product, dialog }: { product: ProductDetail; dialog: RefObject<HTMLDialogElement | null> }) {
  const text = useText()
  const [at, setAt] = useState(0)
  const { images } = product
  const count = images.length
  const turn = (step: number) => setAt((at + step + count) % count)
  const words = text('product.picture_of', { at: at + 1, count })
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={words}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1)
        else if (key === 'ArrowLeft') turn(-1)
      }}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <div className={classes.large}>
        <ProductPicture product={{ ...product, image: images[at] ?? product.image }} size={640} />
        {count > 1 && (
          <p className={classes.turns}>
            <Turn icon="back" onClick={() => turn(-1)} />
            {words}
            <Turn icon="on" onClick={() => turn(1)} />
          </p>
        )}
        <Close onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}

function Close({ onClick }: { onClick: () => void }) {
  const text = useText()
  return (
    <button type="button" className={classes.close} aria-label={text('ui.close')} onClick={onClick}>
      <IconX size={20} aria-hidden />
    </button>
  )
}

function Turn({ icon, onClick }: { icon: 'back' | 'on'; onClick: () => void }) {
  const text = useText()
  const Icon = icon === 'back' ? IconChevronLeft : IconChevronRight
  return (
    <button
      type="button"
      className={classes.turn}
      aria-label={text(icon === 'back' ? 'product.picture_previous' : 'product.picture_next')}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}
