import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Customer.module.css'
import { type Customer, type Paper, paperQuery } from './queries.ts'

/** The papers of a company as small pictures; one opens in its own size. */
export function Papers({ customer: { customerId, papers } }: { customer: Customer }) {
  const text = useText()
  const [open, setOpen] = useState<Paper | null>(null)
  if (papers.length === 0) return <p className={classes.quiet}>{text('customer.no_papers')}</p>
  return (
    <>
      <ul className={classes.papers}>
        {papers.map((paper) => (
          <li key={paper.documentId}>
            <button
              type="button"
              className={classes.paper}
              aria-label={text('customer.paper_open', { name: paper.name })}
              onClick={() => setOpen(paper)}
            >
              <Picture customerId={customerId} paper={paper} thumbnail />
              <span className={classes.paperName}>{paper.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <SideDrawer title={open.name} onClose={() => setOpen(null)}>
          <Picture customerId={customerId} paper={open} />
        </SideDrawer>
      )}
    </>
  )
}

type Props = { customerId: number; paper: Paper; thumbnail?: boolean }

function Picture({ customerId, paper, thumbnail = false }: Props) {
  const text = useText()
  const { data, error } = useQuery(paperQuery(customerId, paper.documentId, thumbnail))
  if (error) return <span className={classes.quiet}>{text('customer.paper_failed', { name: paper.name })}</span>
  if (!data) return <BlockSkeleton height={thumbnail ? 150 : 480} />
  return <img src={data} alt={paper.name} className={thumbnail ? classes.thumbnail : classes.whole} />
}
