import type { ComponentProps } from 'react'
import classes from './Table.module.css'

/** Rows of facts; on a telephone each row is a card, and a cell with `data-label` says what it is. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table className={className ? `${classes.table} ${className}` : classes.table} {...rest} />
}
