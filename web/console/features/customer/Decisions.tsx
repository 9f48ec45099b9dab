import { useState } from 'react'
import type { CustomerState } from '../../../../rules/customer/customer.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Correct } from './Correct.tsx'
import classes from './Customer.module.css'
import type { Customer } from './queries.ts'
import { Reject } from './Reject.tsx'
import { Reopen } from './Reopen.tsx'
import { Suspend } from './Suspend.tsx'
import { TermsForm } from './TermsForm.tsx'

const decisions = {
  approve: { button: 'customer.approve', title: 'customer.approve_title', done: 'customer.approved', Form: TermsForm },
  reject: { button: 'customer.reject', title: 'customer.reject_title', done: 'customer.rejected', Form: Reject },
  terms: {
    button: 'customer.change_terms',
    title: 'customer.terms_title',
    done: 'customer.terms_saved',
    Form: TermsForm,
  },
  suspend: { button: 'customer.suspend', title: 'customer.suspend_title', done: 'customer.suspended', Form: Suspend },
  reopen: { button: 'customer.reopen', title: 'customer.reopen_title', done: 'customer.reopened', Form: Reopen },
  correct: { button: 'customer.correct', title: 'customer.correct_title', done: 'customer.corrected', Form: Correct },
  resume: { button: 'customer.resume', title: 'customer.resume_title', done: 'customer.resumed', Form: Suspend },
} as const
type Decision = keyof typeof decisions

/** What may be decided about a customer. */
const possible: Record<CustomerState, readonly Decision[]> = {
  pending: ['correct', 'reject', 'approve'],
  active: ['correct', 'suspend', 'terms'],
  suspended: ['correct', 'terms', 'resume'],
  rejected: ['correct', 'reopen'],
}

// What a page that waits for a decision is about.
const awaited = new Set<Decision>(['approve', 'resume', 'reopen'])
const aside = { variant: 'default' } as const

/** The decisions about a customer as buttons; each opens beside the page. */
export function Decisions({ customer }: { customer: Customer }) {
  const text = useText()
  const [deciding, setDeciding] = useState<Decision | null>(null)
  const { company, status } = customer
  const open = deciding && decisions[deciding]
  return (
    <div className={classes.decisions}>
      {possible[status].map((decision) => (
        <Button key={decision} {...(!awaited.has(decision) && aside)} onClick={() => setDeciding(decision)}>
          {text(decisions[decision].button)}
        </Button>
      ))}
      {open && (
        <SideDrawer title={text(open.title, { company })} onClose={() => setDeciding(null)}>
          <open.Form
            customer={customer}
            onDecided={() => {
              setDeciding(null)
              toast(text(open.done, { company }), 'good')
            }}
          />
        </SideDrawer>
      )}
    </div>
  )
}
