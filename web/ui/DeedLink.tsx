import { createLink, useRouter } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type ButtonLook, lookOf } from './Button.tsx'
import { focusPage } from './focus.ts'

function Anchor({ onClick, ...props }: ComponentPropsWithRef<'a'> & ButtonLook) {
  const router = useRouter()
  const { look, children, ...rest } = lookOf(props)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // Else it opens in another tab.
    if (!event.defaultPrevented) return
    const left = router.subscribe('onRendered', () => {
      left()
      focusPage()
    })
  }
  return (
    <a {...rest} {...look} onClick={follow}>
      {children}
    </a>
  )
}

/** A link by which what stands here is ordered or changed: the keyboard goes on at the heading of the page to which it leads. */
export const DeedLink = createLink(Anchor)
