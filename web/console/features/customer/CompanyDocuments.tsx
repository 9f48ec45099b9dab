import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Customer.module.css'
import { type CompanyDocument, type Customer, documentQuery } from './queries.ts'

/** The documents of a company as small pictures; one opens in its own size. */
export function CompanyDocuments({ customer: { customerId, documents } }: { customer: Customer }) {
  const text = useText()
  const [open, setOpen] = useState<CompanyDocument | null>(null)
  if (documents.length === 0) return <p className={classes.quiet}>{text('customer.no_documents')}</p>
  return (
    <>
      <ul className={classes.documents}>
        {documents.map((document) => (
          <li key={document.documentId}>
            <button
              type="button"
              className={classes.document}
              aria-label={text('customer.document_open', { name: document.name })}
              onClick={() => setOpen(document)}
            >
              <Picture customerId={customerId} document={document} thumbnail />
              <span className={classes.documentName}>{document.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <SideDrawer title={open.name} onClose={() => setOpen(null)}>
          <Picture customerId={customerId} document={open} />
        </SideDrawer>
      )}
    </>
  )
}

type Props = { customerId: number; document: CompanyDocument; thumbnail?: boolean }

function Picture({ customerId, document, thumbnail = false }: Props) {
  const text = useText()
  const { data, error } = useQuery(documentQuery(customerId, document.documentId, thumbnail))
  if (error) return <span className={classes.quiet}>{text('customer.document_failed', { name: document.name })}</span>
  if (!data) return <BlockSkeleton height={thumbnail ? 150 : 480} />
  return <img src={data} alt={document.name} className={thumbnail ? classes.thumbnail : classes.whole} />
}
