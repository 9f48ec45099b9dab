import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TextKey } from '../../../texts/index.ts'
import { useText } from '../language/language.tsx'

/**
 * What stands in the place of a page until its contents come: its title, which may hold the number of what it shows, and room for the
 * rest. No heading: the keyboard waits for the one that stays.
 */
export function PageSkeleton({ title, children }: { title: TextKey; children: ReactNode }) {
  const text = useText()
  const { orderno = '', number = '' } = useParams({ strict: false })
  return (
    <>
      <p data-page-title>{text(title, { orderno, number })}</p>
      {children}
    </>
  )
}
