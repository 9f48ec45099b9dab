import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEventHandler, type ReactNode, type Ref, useEffect, useState } from 'react'
import { longestCode } from '../../../rules/identity/verification.ts'
import { Button } from '../controls/Button.tsx'
import { type Failure, useReason } from '../feedback/failure.ts'
import { useText } from '../language/language.tsx'
import classes from './CodeField.module.css'

export type CodeSent = { minutes: number; seconds: number }

type Props = {
  ref?: Ref<HTMLInputElement>
  /** Where the code goes; empty while there is no address that mail could be sent to. */
  email: string
  /** Asks for a code; answers how long it is valid and when another may be asked for. */
  send: () => Promise<CodeSent>
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  error?: ReactNode
}

/** Asks for a code by mail and takes it; says where it went, and when another one may be asked for. */
export function CodeField({ ref, email, send, value, onChange, error }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const sending = useMutation<CodeSent, Failure>({ meta: { saysItself: true }, mutationFn: send })
  const wait = useCountdown(sending.data?.seconds ?? secondsToWait(sending.error), sending.submittedAt)
  return (
    <div className={classes.code}>
      <TextInput
        ref={ref}
        label={text('verification.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={longestCode}
        value={value}
        onChange={onChange}
        error={error}
      />
      <Button
        variant="default"
        disabled={email === '' || wait > 0}
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {wait > 0 ? text('verification.send_again', { seconds: wait }) : text('verification.send_code')}
      </Button>
      <p role="status" className={classes.said} data-bad={sending.error ? true : undefined}>
        {sending.data && text('verification.code_sent', { email, minutes: sending.data.minutes })}
        {sending.error && reasonOf(sending.error)}
      </p>
    </div>
  )
}

/** A refusal may say how long is to be waited, too. Seconds. */
function secondsToWait(failed: Failure | null): number {
  const details: { seconds?: unknown } = Object(failed?.details)
  return typeof details.seconds === 'number' ? details.seconds : 0
}

/** How many of so many seconds are left, counted from an instant. */
function useCountdown(seconds: number, from: number): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((from + seconds * 1000 - now) / 1000))
  useEffect(() => {
    if (seconds === 0) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return from === 0 || seconds === 0 ? 0 : secondsLeft
}
