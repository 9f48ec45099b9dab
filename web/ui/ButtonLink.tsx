import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>

const Anchor = (props: ButtonProps & AnchorProps) => <Button component="a" {...props} />

/** A link that looks like a button. */
export const ButtonLink = createLink(Anchor)
