import { createLink, useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { focusPage } from '../focus.ts'
import { ButtonAnchor } from './ButtonLink.tsx'

function Followed({ onClick, ...props }: ComponentProps<typeof ButtonAnchor>) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // Else it opens in another tab.
    if (!event.defaultPrevented) return
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      focusPage()
    })
  }
  return <ButtonAnchor {...props} onClick={follow} />
}

/** A link by which what stands here is ordered or changed: the keyboard goes on at the heading of the page to which it leads. */
export const ActionLink = createLink(Followed)
