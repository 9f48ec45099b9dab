import type { ComponentProps, ReactNode } from 'react'
import classes from './Button.module.css'

export type ButtonLook = {
  /** `default`: one of several ways; `tonal`: the way of each row of a list; without it the one that the page is about. */
  variant?: 'default' | 'tonal'
  size?: 'md' | 'compact-sm'
  fullWidth?: boolean
  leftSection?: ReactNode
  /** What cannot be undone. */
  danger?: boolean
  /** Does the work of the button; until it resolves the button is disabled. */
  loading?: boolean
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({ loading = false, disabled, type = 'button', ...props }: ButtonProps) {
  const { look, children, ...rest } = buttonLook(props)
  return (
    <button type={type} disabled={disabled || loading} data-loading={loading || undefined} {...look} {...rest}>
      {children}
    </button>
  )
}

type LookProps = ButtonLook & { className?: string | undefined; children?: ReactNode }

/** What makes an element look like a button, apart from what makes it act. */
export function buttonLook<P extends LookProps>(props: P) {
  const { variant, size, fullWidth, leftSection, danger, loading: _, className, children, ...rest } = props
  const look = {
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': danger ? 'danger' : variant,
    'data-size': size,
    'data-wide': fullWidth || undefined,
  }
  return {
    ...rest,
    look,
    children: (
      <>
        {leftSection}
        {children}
      </>
    ),
  }
}
