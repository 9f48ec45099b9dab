import { type ComponentType, useEffect, useState } from 'react'

/**
 * Lets the products of a page say when they arrive. The rule comes after the page lives, and only to pages that show
 * products: home stays light.
 */
export function ProductPromises() {
  const [Promises, setPromises] = useState<ComponentType>()
  useEffect(() => {
    // Without it products say where they lie.
    import('./DeliveryPromises.tsx').then(
      (part) => setPromises(() => part.default),
      () => {},
    )
  }, [])
  return Promises && <Promises />
}
