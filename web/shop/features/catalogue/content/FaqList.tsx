import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FaqPart, faqParts } from '../../../../../rules/catalogue/content/content.ts'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Content.module.css'
import { Prose } from './Prose.tsx'
import type { Faq } from './queries.ts'
import { UnknownPart } from './UnknownPart.tsx'

/** The place of a part on the page; a slug is never one of these. */
export const anchorOfPart: Record<FaqPart, string> = {
  account: 'account',
  shopping: 'shopping',
  orders: 'orders',
  afterSale: 'after-sale',
}

type Props = {
  all: readonly Faq[]
  found: readonly Faq[]
  /** Open the answers: a search has found them. */
  open: boolean
  askUs: ReactNode
}

/** Questions by part; each unfolds to its answer, also without a script. The address's # opens the answer it names. */
export function FaqList({ all, found, open, askUs }: Props) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const answer = hash ? list.current?.querySelector(`#${CSS.escape(hash)}`) : null
    const details = answer?.closest('details')
    if (!details) return
    details.open = true
    details.scrollIntoView()
  }, [hash])

  if (found.length === 0) {
    return (
      <Empty title={text('faq.found', { count: 0 })} action={askUs}>
        {text('faq.none_hint')}
      </Empty>
    )
  }
  return (
    <div ref={list} className={classes.list}>
      <UnknownPart anchors={listAnchors(all)} text="faq.unknown" />
      {faqParts.map((part) => (
        <Part key={part} part={part} faqs={found.filter((faq) => faq.part === part)} open={open} />
      ))}
    </div>
  )
}

const listAnchors = (faqs: readonly Faq[]) => [...Object.values(anchorOfPart), ...faqs.map(({ slug }) => slug)]

function Part({ part, faqs, open }: { part: FaqPart; faqs: readonly Faq[]; open: boolean }) {
  const text = useText()
  if (faqs.length === 0) return null
  const anchor = anchorOfPart[part]
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor}>{text(`faq.part_${part}`)}</h2>
      <div className={classes.entries}>
        {faqs.map(({ slug, question, answer }) => (
          <details key={slug} className={classes.entry} open={open}>
            <summary>{question}</summary>
            {/* Inside what unfolds, so that a browser without a script opens it, too. */}
            <div id={slug} className={classes.answer}>
              <Prose text={answer} />
              <a href={`#${slug}`}>{text('faq.link')}</a>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
