import { useLocation } from '@tanstack/react-router'
import type { TextKey } from '../../../../../texts/index.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useHydrated } from '../../../../ui/useHydrated.ts'
import classes from './Content.module.css'

type Props = {
  /** The places of the page that an address may name. */
  anchors: readonly string[]
  text: TextKey
}

/** Says so where the # of the address names a part that the page does not have. The server never sees what follows a #. */
export function UnknownPart({ anchors, text: key }: Props) {
  const text = useText()
  const hash = useLocation({ select: (location) => location.hash })
  const live = useHydrated()
  // Where the link "skip to content" leads.
  if (!live || hash === '' || hash === 'main' || anchors.includes(hash)) return null
  return (
    <p role="status" className={classes.unknown}>
      {text(key)}
    </p>
  )
}
