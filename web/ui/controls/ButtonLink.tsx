import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonLook } from './Button.tsx'

/** What such a link is made of; `ButtonLink` leads somewhere. */
export function ButtonAnchor(props: ComponentPropsWithRef<'a'> & ButtonLook) {
  const { look, children, ...rest } = buttonLook(props)
  return (
    <a {...rest} {...look}>
      {children}
    </a>
  )
}

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)
