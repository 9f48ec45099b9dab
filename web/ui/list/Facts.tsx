import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/** A term and what is shown of it. */
export type Fact = readonly [term: string, value: ReactNode]

/** What is known of one thing, term by term; a fact without a value is left out. */
export function Facts({ facts, className = '' }: { facts: readonly Fact[]; className?: string | undefined }) {
  return <PlainFacts facts={facts} className={`${classes.facts} ${className}`} />
}

/** The same, with the look of its place alone. */
export function PlainFacts({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  const filledFacts = facts.filter(([, value]) => value)
  if (filledFacts.length === 0) return null
  return (
    <dl className={className}>
      {filledFacts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
