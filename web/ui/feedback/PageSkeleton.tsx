import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TextKey } from '../../../texts/index.ts'
import { useText } from '../language/language.tsx'

/** What stands in the place of a page until its contents come: its title, which may hold the order's number, and room for the rest. */
export function PageSkeleton({ title, children }: { title: TextKey; children: ReactNode }) {
  const text = useText()
  const { orderno = '' } = useParams({ strict: false })
  return (
    <>
      <h1>{text(title, { orderno })}</h1>
      {children}
    </>
  )
}
